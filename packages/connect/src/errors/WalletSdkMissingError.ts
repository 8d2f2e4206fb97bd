import { ConnectError } from './ConnectError.ts'

export class WalletSdkMissingError extends ConnectError {
  override readonly name = 'WalletSdkMissingError'
  readonly code = 'WALLET_SDK_MISSING'
  constructor({ cause, sdk }: { cause: unknown; sdk: string }) {
    super(`The code for this wallet could not be loaded (${sdk}).`, { cause })
  }
}
