import type { z } from 'zod'
import type { Problem } from '../engine/index.ts'
import { pathText } from '../engine/file.ts'
import type { ErrorBody, ErrorCode } from '../protocol/socket.ts'

/** Something the client did wrong, or that cannot be done now: answered politely, never logged as a fault. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly problems: readonly Problem[]
  constructor(code: ErrorCode, message: string, problems: readonly Problem[] = []) {
    super(message)
    this.code = code
    this.problems = problems
  }

  get body(): ErrorBody {
    const { code, message, problems } = this
    return { code, message, ...(problems.length === 0 ? {} : { problems: [...problems] }) }
  }
}

export const STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  invalid: 422,
  tooLarge: 413,
  tooFast: 429,
  version: 426,
  unknownTable: 404,
  unknownGame: 404,
  unknownWork: 404,
  notYourSeat: 403,
  notAllowed: 403,
  notHost: 403,
  notRunning: 409,
  notNow: 409,
  full: 409,
  signedOut: 401,
  wrongPassword: 401,
  taken: 409,
  stopped: 409,
  storage: 503,
  busy: 503,
  internal: 500,
}

const PROBLEMS_SHOWN = 20

/** Reads what came from outside, or says everything that is wrong with it. */
export function read<S extends z.ZodType>(schema: S, value: unknown, code: ErrorCode = 'invalid'): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues
    .slice(0, PROBLEMS_SHOWN)
    .map((issue) => ({ path: pathText(issue.path) || 'body', problem: issue.message.slice(0, 200) }))
  throw new ApiError(code, 'this could not be understood', problems)
}
