import type { Address, Hex } from 'viem'
import { type BlockReference, type Evidence, fromChain, recomputed } from '../evidence/Evidence.ts'

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

/** A claimed approval on chain: `approvedHashes(owner, hash)`. */
export type ApprovalRequest = { owner: Address; hash: Hex }

/** A contract owner's signature, to be validated by that contract. */
export type ContractSignatureRequest = {
  owner: Address
  hash: Hex
  /** The 66-byte preimage of `hash`. */
  preimage: Hex
  signature: Hex
}

/** Further chain reads, once the Safe's own state is known. */
export type FactRequests = {
  approvals?: readonly ApprovalRequest[]
  contractSignatures?: readonly ContractSignatureRequest[]
  /** Addresses whose code hash matters: targets of delegatecalls, libraries. */
  codes?: readonly Address[]
  tokens?: readonly Address[]
}

export type TokenFacts = {
  /** undefined: the contract did not respond. */
  symbol: string | undefined
  decimals: number | undefined
}

export type ChainFacts = {
  safe: SafeFacts
  /** By {@link approvalKey}. */
  approvals: ReadonlyMap<string, boolean>
  /** By {@link contractSignatureKey}; undefined: the call failed. */
  contractSignatures: ReadonlyMap<string, boolean | undefined>
  /** By address in lower case; null: no code. */
  codeHashes: ReadonlyMap<string, Hex | null>
  /** By address in lower case. */
  tokens: ReadonlyMap<string, TokenFacts>
}

export function approvalKey({ hash, owner }: ApprovalRequest): string {
  return `${owner}:${hash}`.toLowerCase()
}

export function contractSignatureKey({ hash, owner, signature }: Omit<ContractSignatureRequest, 'preimage'>): string {
  return `${owner}:${hash}:${signature}`.toLowerCase()
}

/** Versions for new Safes: they log their set-up, so that anyone can index them. */
export const creationVersions = ['1.4.1', '1.5.0', '1.3.0'] as const

export type CreationVersion = (typeof creationVersions)[number]

/** The parameters that determine the address of a new Safe. */
export type PlanCreationParameters = {
  version: CreationVersion
  owners: readonly Address[]
  threshold: number
  /** Salt that distinguishes Safes of the same owners. */
  saltNonce: bigint
}
