/** Base of this package's errors: a readable message, a stable code and the cause. */
export class ConnectError extends Error {
  /** From the code, because minification changes the names of classes. */
  override readonly name: string
  readonly code: string
  readonly shortMessage: string

  constructor(
    code: string,
    shortMessage: string,
    { cause, details = [] }: { cause?: unknown; details?: readonly string[] } = {},
  ) {
    super([shortMessage, ...details].join('\n'), cause === undefined ? undefined : { cause })
    const words = code.toLowerCase().replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
    this.name = words.replace(/(?:Error)?$/, 'Error')
    this.code = code
    this.shortMessage = shortMessage
  }
}
