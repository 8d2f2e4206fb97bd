export type ConnectErrorOptions = { cause?: unknown; details?: readonly string[] }

/** The base of every error of this package: a sentence for people, a stable code for machines, the cause kept. */
export abstract class ConnectError extends Error {
  abstract readonly code: string
  readonly shortMessage: string

  constructor(shortMessage: string, { cause, details = [] }: ConnectErrorOptions = {}) {
    super([shortMessage, ...details].join('\n'), cause === undefined ? undefined : { cause })
    this.shortMessage = shortMessage
  }
}
