import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { InvalidInputError } from '../errors/InvalidInputError.ts'
import { RefusedError } from '../errors/RefusedError.ts'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from '../http/ApiEnv.ts'
import { countRefusal, handleError } from '../http/handleError.ts'

/** Path parameters that are addresses. */
const addressParameters: readonly string[] = ['address', 'delegate']
const proposalPath = /\/multisig-transactions\/?$/

/**
 * Errors in the official format: invalid fields under their name, rejections under `nonFieldErrors`, missing objects
 * under `detail`; `code` and `message` as in the other API.
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
  // The official service has a separate error for addresses in the path.
  if (parameter !== undefined && addressParameters.includes(field))
    return c.json({ arguments: [parameter], code: 1, message: 'Checksum address validation failed' }, status)
  return c.json({ [field]: [error.shortMessage], ...facts }, status)
}

/** 422 for rejected proposals, 400 for everything else. */
function toStatus(error: RequestError, c: Context): ContentfulStatusCode {
  return error instanceof RefusedError && !proposalPath.test(c.req.path) ? 400 : error.status
}
