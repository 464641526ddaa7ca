import { z } from 'zod'
import { clientMessageSchema, errorSchema, serverMessageSchema } from '../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../protocol/views.ts'
import { TOKEN_HEADER, type Route } from './routes/route.ts'

const json = (schema: z.ZodType): object => ({
  content: { 'application/json': { schema: z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) } },
})

function operation({ summary, url, who, body, reply }: Route): object {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return {
    summary,
    'x-who': who,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      { name: TOKEN_HEADER, in: 'header', required: false, schema: { type: 'string' } },
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: {
      200: { description: 'Done', ...(reply === undefined ? {} : json(reply)) },
      default: { description: 'Not done', ...json(z.object({ error: errorSchema })) },
    },
  }
}

/** The description of the whole interface, from the very schemas by which it is checked. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Walstatt', version: String(PROTOCOL_VERSION) },
    paths,
    'x-socket': {
      url: '/api/socket',
      client: z.toJSONSchema(clientMessageSchema, { unrepresentable: 'any', io: 'input' }),
      server: z.toJSONSchema(serverMessageSchema, { unrepresentable: 'any', io: 'input' }),
    },
  }
}
