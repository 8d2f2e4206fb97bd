/** The browser tests have no browser. */
export class ChromiumNotFoundError extends Error {
  override readonly name = 'ChromiumNotFoundError'
  readonly code = 'CHROMIUM_NOT_FOUND'

  constructor({ cause, reason }: { cause?: unknown; reason: string }) {
    super(`The browser tests need Chromium: ${reason}. Install it or set CHROMIUM_PATH to its program file.`, { cause })
  }
}
