import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './errors.ts'

const HASHED = /[/\\]assets[/\\]/

const nothing = { error: new ApiError('invalid', 'there is nothing here').body }

/** Serves the built browser app; every address that is no file is a page of it. */
export async function addWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) return void app.setNotFoundHandler((_request, reply) => reply.status(404).send(nothing))
  const page = readFileSync(join(folder, 'index.html'))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    setHeaders(response, path) {
      // Names in assets hold a hash of their content.
      const kept = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
      void response.setHeader('cache-control', kept)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    if (!isPage) return reply.status(404).send(nothing)
    return reply.type('text/html').header('cache-control', 'no-cache').send(page)
  })
  return undefined
}
