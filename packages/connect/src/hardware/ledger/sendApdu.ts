import { createRejection, HardwareError, type HardwareFailure } from '../hardwareErrors.ts'

/** USB vendor id of all models. */
export const LEDGER_VENDOR = 0x2c97

/** One exchange at a time with a device. */
export type LedgerTransport = {
  close(): Promise<void>
  /** Resolves with data and status word; rejects when the device is gone. */
  exchange(apdu: Uint8Array): Promise<Uint8Array>
}

export type Apdu = { cla?: number; ins: number; p1?: number; p2?: number; data?: Uint8Array }

/** A status word other than 0x9000. */
export class ApduStatusError extends Error {
  override readonly name = 'ApduStatusError'
  readonly status: number
  constructor(status: number) {
    super(`The device answered 0x${status.toString(16).padStart(4, '0')}.`)
    this.status = status
  }
}

const NONE = new Uint8Array()

/** Sends a command and returns the data of its response. */
export async function sendApdu(
  transport: LedgerTransport,
  { cla = 0xe0, data = NONE, ins, p1 = 0, p2 = 0 }: Apdu,
): Promise<Uint8Array> {
  if (data.length > 255) throw new Error('An APDU holds at most 255 bytes.')
  const response = await transport.exchange(Uint8Array.of(cla, ins, p1, p2, data.length, ...data))
  const [high, low] = response.subarray(-2)
  if (high === undefined || low === undefined) throw new HardwareError('badResponse')
  const status = high * 256 + low
  if (status !== 0x9000) throw new ApduStatusError(status)
  return response.subarray(0, -2)
}

const FAILURES: ReadonlyMap<number, HardwareFailure | 'rejected'> = new Map<number, HardwareFailure | 'rejected'>([
  [0x5515, 'locked'],
  [0x6982, 'locked'],
  [0x6b0c, 'locked'],
  [0x6511, 'wrongApp'],
  [0x6807, 'wrongApp'],
  [0x6d00, 'wrongApp'],
  [0x6d02, 'wrongApp'],
  [0x6e00, 'wrongApp'],
  [0x6e01, 'wrongApp'],
  [0x6a80, 'blindSigning'],
  [0x5501, 'rejected'],
  [0x6985, 'rejected'],
])

/** What a status word means to the user. In the Ethereum app, an unknown command means that it is too old. */
export function toLedgerError(error: unknown, { isEthereumApp = false } = {}): unknown {
  if (!(error instanceof ApduStatusError)) return error
  const failure = FAILURES.get(error.status) ?? 'badResponse'
  if (failure === 'rejected') return createRejection(error)
  const isOutdated = isEthereumApp && failure === 'wrongApp'
  return new HardwareError(isOutdated ? 'outdated' : failure, { cause: error, details: [error.message] })
}
