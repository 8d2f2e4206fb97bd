/** An error of the test wallet; serialized into the page as code and message. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
