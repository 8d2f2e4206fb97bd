import type { Address, Hex } from 'viem'
import type { SafeFacts } from './SafeFacts.ts'

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

/** All chain facts of one verification, at one block. */
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
