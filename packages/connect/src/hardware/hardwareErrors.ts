import { ConnectError } from '../errors/ConnectError.ts'

/** Why a device did not sign, as far as the user can act on it. */
export type HardwareFailure =
  | 'badResponse'
  | 'blindSigning'
  | 'browser'
  | 'camera'
  | 'foreignCode'
  | 'inUse'
  | 'locked'
  | 'noDevice'
  | 'otherAccount'
  | 'otherRequest'
  | 'outdated'
  | 'unplugged'
  | 'wrongApp'
  | 'wrongDevice'
  | 'wrongPath'

type HardwareErrorParameters = { cause?: unknown; details?: readonly string[] | undefined }

/** Nothing was signed or sent. The dialog shows it with a way out; the message is for logs. */
export class HardwareError extends ConnectError {
  readonly failure: HardwareFailure
  constructor(failure: HardwareFailure, { cause, details = [] }: HardwareErrorParameters = {}) {
    super(`HARDWARE_${toConstant(failure)}`, `The device did not sign: ${failure}.`, { cause, details })
    this.failure = failure
  }
}

const toConstant = (failure: string) => failure.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** What wallets throw by EIP-1193; wagmi and viem read the number. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** On the device, or by closing the dialog. */
export const createRejection = (cause?: unknown) => new ProviderRpcError(4001, 'User rejected the request.', { cause })
