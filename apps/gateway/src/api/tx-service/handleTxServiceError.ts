import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { InvalidInputError } from '../errors/InvalidInputError.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from '../http/ApiEnv.ts'
import { countRefusal, handleError } from '../http/handleError.ts'

/** Parameters of its paths that are addresses. */
const addressParameters: readonly string[] = ['address', 'delegate']
const proposalPath = /\/multisig-transactions\/?$/

/**
 * Errors in the words of the dialect: what is wrong with a field under its name, what is refused under
 * `nonFieldErrors`, what is missing under `detail`. `code` and `message` are there too, as everywhere else.
 */
export function handleTxServiceError(error: Error, c: Context<ApiEnv>): Response {
  if (!(error instanceof RequestError) || error.status >= 500) return handleError(error, c)
  countRefusal(error, c)
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  const status = toStatus(error, c)
  const facts = { code: error.code, message: error.shortMessage, statusCode: status }
  if (error instanceof RefusedError) return c.json({ ...facts, nonFieldErrors: [error.shortMessage] }, status)
  if (!(error instanceof InvalidInputError)) return c.json({ ...facts, detail: error.shortMessage }, status)
  const field = String(error.path[0] ?? 'nonFieldErrors')
  const parameter = c.req.param(field)
  // An address in the path has an error of its own, by number, in the official service.
  if (parameter !== undefined && addressParameters.includes(field))
    return c.json({ arguments: [parameter], code: 1, message: 'Checksum address validation failed' }, status)
  return c.json({ [field]: [error.shortMessage], ...facts }, status)
}

/** Refused proposals are unprocessable, all else that is refused is a bad request. */
function toStatus(error: RequestError, c: Context): ContentfulStatusCode {
  return error instanceof RefusedError && !proposalPath.test(c.req.path) ? 400 : error.status
}
