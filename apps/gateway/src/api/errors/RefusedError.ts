import { RequestError } from './RequestError.ts'

export type RefusalCode =
  | 'ALREADY_EXECUTED'
  | 'CREATION_NOT_FOUND'
  | 'DATA_TOO_LARGE'
  | 'DUPLICATE_SIGNATURE'
  | 'INVALID_NONCE'
  | 'INVALID_SAFE_TX_HASH'
  | 'INVALID_SIGNATURE'
  | 'INVALID_VALIDITY'
  | 'MESSAGE_TOO_LARGE'
  | 'NO_PROPOSER'
  | 'NOT_AN_OFFICIAL_SAFE'
  | 'NOT_AN_OWNER'
  | 'REPLAYED_SIGNATURE'
  | 'SENDER_MISMATCH'
  | 'STORAGE_FULL'
  | 'TOO_MANY_DELEGATES'
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
  readonly code: RefusalCode
  readonly status = 422
  constructor({ cause, code, message }: { cause?: unknown; code: RefusalCode; message: string }) {
    super(message, { cause })
    this.code = code
  }
}
