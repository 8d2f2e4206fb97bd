export type DevchainErrorOptions = { cause?: unknown; metaMessages?: readonly string[] }

/** Base of this package's errors: it imports nothing in-house. */
export abstract class DevchainError extends Error {
  abstract readonly code: string
  readonly shortMessage: string

  constructor(shortMessage: string, { cause, metaMessages = [] }: DevchainErrorOptions = {}) {
    super([shortMessage, ...metaMessages].join('\n'), { cause })
    this.shortMessage = shortMessage
  }
}
