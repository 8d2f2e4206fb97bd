import type { Address, Hex } from 'viem'

/**
 * - `key`: no code on this chain
 * - `delegated`: a key whose account runs code (EIP-7702)
 * - `safe`: a Safe with owners of its own
 * - `passkey`: an official signer contract of a passkey
 * - `contract`: any other contract
 */
export const accountKinds = ['key', 'delegated', 'safe', 'passkey', 'contract'] as const

export type AccountKind = (typeof accountKinds)[number]

type SetupOwner = {
  address: Address
  kind: AccountKind
  /** The author's name for it; may be empty. */
  name: string
}

/** The parameters that determine the address, for the factory of that version. */
export type SetupCreation = { factory: Address; singleton: Address; initializer: Hex; saltNonce: bigint }

/** The Safe on one chain, as read at one block. */
export type SetupChain = {
  chainId: number
  chainName: string
  block: bigint
  blockHash: Hex
  version: string
  implementation: Address
  proxyCodeHash: Hex
  implementationCodeHash: Hex
  creation: SetupCreation | null
  owners: readonly SetupOwner[]
  threshold: number
  nonce: bigint
  /** Null: the list could not be read to its end. */
  modules: readonly Address[] | null
  guard: Address | null
  moduleGuard: Address | null
  fallbackHandler: Address | null
  /** The owners that are Safes, and theirs. */
  nested: readonly { safe: Address; owners: readonly Address[]; threshold: bigint }[]
}

/** Everything that a team needs to use its Safe again without its browser, its service or this program. */
export type SetupFile = {
  /** As ISO 8601. */
  createdAt: string
  name: string
  safe: Address
  /** Never empty. */
  chains: readonly SetupChain[]
  nodes: readonly { chainId: number; url: string }[]
  services: readonly string[]
}

/** A file as it travels. Its signatures stay claims until `verifySetupFile`. */
export type SignedSetupFile = SetupFile & { signatures: readonly { owner: Address; signature: Hex }[] }
