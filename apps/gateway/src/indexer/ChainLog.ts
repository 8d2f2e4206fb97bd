import type { Address, Log } from 'viem'
import type { SafeSetupCall } from './abi/decodeSetup.ts'

/** Singleton and setup of a Safe before 1.3.0, which its factory does not log. */
export type ProxyCreation = {
  /** Undefined if it could not be read: then the first owners are unknown. */
  setup: SafeSetupCall | undefined
  singleton: Address
}

/** A mined log with a checksummed address. */
export type ChainLog = Log<bigint, number, false> & { birth?: ProxyCreation }
