export type DevchainErrorOptions = { cause?: unknown; metaMessages?: readonly string[] }

/** Facts in, sentence out. This package imports nothing in-house, so it has its own base. */
export abstract class DevchainError extends Error {
  abstract readonly code: string
  readonly shortMessage: string

  constructor(shortMessage: string, { cause, metaMessages = [] }: DevchainErrorOptions = {}) {
    super([shortMessage, ...metaMessages].join('\n'), { cause })
    this.shortMessage = shortMessage
  }
}
