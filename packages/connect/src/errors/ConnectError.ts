/** Base of this package's errors: a readable message, a stable code and the cause. */
export abstract class ConnectError extends Error {
  abstract readonly code: string
  readonly shortMessage: string

  constructor(shortMessage: string, { cause, details = [] }: { cause?: unknown; details?: readonly string[] } = {}) {
    super([shortMessage, ...details].join('\n'), cause === undefined ? undefined : { cause })
    this.shortMessage = shortMessage
  }
}
