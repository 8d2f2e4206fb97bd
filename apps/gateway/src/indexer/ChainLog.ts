import type { Address, Log } from 'viem'
import type { SafeSetupCall } from './abi/decodeSetup.ts'

/** What the log of a factory before 1.3.0 does not say of the Safe that it made, found beside it. */
export type ProxyCreation = {
  /** Undefined while nobody could tell: the Safe is there, whom it belonged to at first is not known. */
  setup: SafeSetupCall | undefined
  singleton: Address
}

/** A mined log with a checksummed address. */
export type ChainLog = Log<bigint, number, false> & { birth?: ProxyCreation }
