/** A refusal of the test wallet; crosses into the page as its code and message. */
export class WalletRpcError extends Error {
  override readonly name = 'WalletRpcError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
