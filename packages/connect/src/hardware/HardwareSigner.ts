import type { Address, Chain, Hex, TransactionSerializable } from 'viem'
import type { DerivationPath } from './derivationPath.ts'

/** An account of a device, as stored between visits: no key, no secret. */
export type HardwareAccount = {
  address: Address
  path: DerivationPath
  /** Fingerprint of the master key, of QR devices that share one. */
  fingerprint?: number | undefined
}

/** Without the parity: each device counts it another way, and recovery finds it. */
export type RawSignature = { r: Hex; s: Hex }

export type TypedDataField = { name: string; type: string }
/** As `eth_signTypedData_v4` has it. */
export type TypedDataPayload = {
  domain: Readonly<Record<string, unknown>>
  message: Readonly<Record<string, unknown>>
  primaryType: string
  types: Readonly<Record<string, readonly TypedDataField[]>>
}

/** What a device signs, with the hash that its signature must recover over. */
export type SigningRequest = { hash: Hex } & (
  | { kind: 'message'; message: Hex }
  | { kind: 'transaction'; chain: Chain; serialized: Hex; transaction: TransactionSerializable }
  | { kind: 'typedData'; domainHash: Hex; json: string; messageHash: Hex; typedData: TypedDataPayload }
)

/** A line on the device's screen. */
export type DeviceLine = { title: string; value: string }

/** A device, together with the dialog that leads through its use. */
export type HardwareSigner = {
  /** Lets the user choose an account; rejects with 4001 when they leave. */
  chooseAccount(chainId: number): Promise<HardwareAccount>
  /**
   * Signs, and repeats until `accept` returns or the user leaves (4001). `accept` throws a `HardwareError` for a
   * signature of another account.
   */
  sign<result>(
    request: SigningRequest,
    account: HardwareAccount,
    accept: (signature: RawSignature) => Promise<result>,
  ): Promise<result>
}
