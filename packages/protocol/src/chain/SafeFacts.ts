import type { Address, Hex } from 'viem'
import { type BlockReference, type Evidence, fromChain, recomputed } from '../evidence/Evidence.ts'
import type { PlanCreationParameters } from './creationVersions.ts'

/** State of a Safe at one block. `undefined` means unknown: the contract did not respond. */
export type SafeFacts = {
  safe: Address
  block: BlockReference
  /** Hash of the code at the Safe's address; null when there is none. */
  proxyCodeHash: Hex | null
  /** Slot 0: the singleton of the proxy. */
  implementation: Address
  /** Hash of that code; null when there is none. */
  implementationCodeHash: Hex | null
  /** `VERSION()` of the implementation. */
  version: string | undefined
  domainSeparator: Hex | undefined
  owners: readonly Address[] | undefined
  threshold: bigint | undefined
  nonce: bigint | undefined
  /** Complete, or undefined. */
  modules: readonly Address[] | undefined
  /** The zero address if unset. */
  guard: Address
  moduleGuard: Address
  fallbackHandler: Address
  /** The creation parameters of a Safe that is not deployed: owners and threshold follow from them. */
  planned?: PlanCreationParameters
}

/** Source of owners and threshold: the chain, or the address itself. */
export function evidenceOf({ block, planned }: Pick<SafeFacts, 'block' | 'planned'>): Evidence {
  return planned ? recomputed : fromChain(block)
}
