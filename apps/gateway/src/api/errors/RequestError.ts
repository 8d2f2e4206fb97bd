import { BaseError } from '@countersign/protocol/errors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Address } from 'viem'
import type { z } from 'zod'

type RequestErrorOptions = {
  cause?: unknown
  /** Location of the fault in the request. */
  path?: readonly PropertyKey[]
  /** Retry-After in seconds. */
  retryAfter?: number
}

/** An expected failure: message and code are sent to the client. */
export class RequestError extends BaseError {
  readonly path: readonly PropertyKey[] | undefined
  readonly retryAfter: number | undefined
  readonly status: ContentfulStatusCode
  constructor(status: ContentfulStatusCode, code: string, message: string, options: RequestErrorOptions = {}) {
    super(code, message, { cause: options.cause })
    this.path = options.path
    this.retryAfter = options.retryAfter
    this.status = status
  }
}

/** An invalid parameter, query or body. Reports the first issue only, as clients show one. */
export class InvalidInputError extends RequestError {
  constructor({ cause }: { cause: z.ZodError }) {
    const { message = 'Invalid input', path = [] } = toConcreteIssue(cause.issues) ?? {}
    const field = path.map(String).join('.')
    super(422, 'INVALID_INPUT', `${message}${field ? ` (${field})` : ''}`, { cause, path })
  }
}

/** The first issue inside a union is more specific than "no alternative matched". */
function toConcreteIssue(issues: readonly z.core.$ZodIssue[], parent: readonly PropertyKey[] = []) {
  let [issue] = issues
  let path = [...parent, ...(issue?.path ?? [])]
  while (issue?.code === 'invalid_union') {
    const inner = issue.errors.find((alternative) => alternative.length > 0)?.[0]
    if (!inner) break
    issue = inner
    path = [...path, ...inner.path]
  }
  return issue ? { message: issue.message, path } : undefined
}

type RefusalCode =
  | 'ALREADY_EXECUTED'
  | 'CREATION_NOT_FOUND'
  | 'DATA_TOO_LARGE'
  | 'DUPLICATE_SIGNATURE'
  | 'INVALID_NONCE'
  | 'INVALID_PROOF'
  | 'INVALID_PUSH_KEY'
  | 'INVALID_SAFE_TX_HASH'
  | 'INVALID_SIGNATURE'
  | 'INVALID_VALIDITY'
  | 'MESSAGE_TOO_LARGE'
  | 'NO_PROPOSER'
  | 'NOT_AN_OFFICIAL_SAFE'
  | 'NOT_AN_OWNER'
  | 'OTHER_SAFE'
  | 'PUSH_ENDPOINT_REFUSED'
  | 'REPLAYED_SIGNATURE'
  | 'SENDER_MISMATCH'
  | 'STORAGE_FULL'
  | 'TOO_MANY_DELEGATES'
  | 'TOO_MANY_DELETIONS'
  | 'TOO_MANY_SIGNATURES'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'TOO_MANY_UNSIGNED'
  | 'TOO_MANY_WEBHOOKS'
  | 'UNHASHABLE_MESSAGE'
  | 'UNKNOWN_ENTRY_POINT'
  | 'UNKNOWN_MODULE'
  | 'UNSIGNED_TOO_LARGE'

/** A submission that failed the check named by `code`, before anything was stored. */
export class RefusedError extends RequestError {
  override readonly name = 'RefusedError'
  constructor(code: RefusalCode, message: string, options: { cause?: unknown } = {}) {
    super(422, code, message, options)
  }
}

type LimitCode = 'NODE_BUSY' | 'TOO_MANY_REQUESTS' | 'TOO_MANY_STREAMS' | 'TOO_MANY_WEBHOOK_TESTS'

/** A rate or concurrency limit was reached. */
export class TooManyRequestsError extends RequestError {
  override readonly name = 'TooManyRequestsError'
  constructor({ code, message, retryAfter }: { code: LimitCode; message: string; retryAfter: number }) {
    super(429, code, message, { retryAfter })
  }
}

export class ChainNotFoundError extends RequestError {
  constructor({ chainId }: { chainId: number | string }) {
    super(
      404,
      'CHAIN_NOT_FOUND',
      `Chain ${chainId} is not supported by this service. See /v1/chains for the supported ones.`,
    )
  }
}

export class SafeNotFoundError extends RequestError {
  constructor({ address, chainId }: { address: Address; chainId: number }) {
    super(
      404,
      'SAFE_NOT_FOUND',
      `Safe ${address} was not found on chain ${chainId}. Check address and chain, or register the Safe.`,
    )
  }
}
