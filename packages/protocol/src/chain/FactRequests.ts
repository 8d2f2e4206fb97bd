import type { Address, Hex } from 'viem'
import type { SafeFacts } from './SafeFacts.ts'

/** A claimed approval on chain: `approvedHashes(owner, hash)`. */
export type ApprovalRequest = { owner: Address; hash: Hex }

/** A contract owner's signature, to be put before that contract. */
export type ContractSignatureRequest = {
  owner: Address
  hash: Hex
  /** The 66 bytes that `hash` is the hash of. */
  preimage: Hex
  signature: Hex
}

/** What else has to be known about the chain, once the Safe's own state is. */
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

/** Everything that was read from the chain for one verification, all at one block. */
export type ChainFacts = {
  safe: SafeFacts
  /** By {@link approvalKey}. */
  approvals: ReadonlyMap<string, boolean>
  /** By {@link contractSignatureKey}; undefined: the call failed. */
  contractSignatures: ReadonlyMap<string, boolean | undefined>
  /** By address in lower case; null: no code there. */
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
