import { concat, type Hex, hashDomain, hashStruct, hashTypedData, hexToBytes } from 'viem'
import { hasChainIdInDomain, type SafeDomain } from '../hash/hashSafeDomain.ts'
import { hashSafeMessageBytes, type SafeMessageHashes } from '../hash/hashSafeMessage.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import type { OwnerProofChallenge } from './OwnerProofSchema.ts'

const types = {
  OwnerProof: [
    { name: 'statement', type: 'string' },
    { name: 'purpose', type: 'string' },
    { name: 'owner', type: 'address' },
    { name: 'safe', type: 'address' },
    { name: 'safeChainId', type: 'uint256' },
    { name: 'safeVersion', type: 'string' },
    { name: 'nonce', type: 'bytes32' },
    { name: 'issuedAt', type: 'uint256' },
    { name: 'expiresAt', type: 'uint256' },
  ],
} as const

const statement =
  'I hold the key of this owner. This signature approves no transaction and no message, and moves nothing.'

/**
 * What the owner signs. The domain has no verifying contract, so that no Safe, token or other contract hashes anything to
 * the same value; and no chain, so that a wallet on any network can sign it: the Safe's chain is part of the message.
 */
export function createOwnerProofTypedData(challenge: OwnerProofChallenge) {
  const { chainId, expiresAt, issuedAt, nonce, owner, purpose, safe, safeVersion } = challenge
  return {
    domain: { name: 'Countersign owner proof', version: '1' },
    message: {
      expiresAt: BigInt(expiresAt),
      issuedAt: BigInt(issuedAt),
      nonce,
      owner,
      purpose,
      safe,
      safeChainId: BigInt(chainId),
      safeVersion,
      statement,
    },
    primaryType: 'OwnerProof' as const,
    types,
  }
}

/** What a Safe asks a contract about: a hash, and the bytes that it is the hash of. */
export type SignedContent = { hash: Hex; preimage: Hex }

export function hashOwnerProof(challenge: OwnerProofChallenge): SignedContent {
  const typedData = createOwnerProofTypedData(challenge)
  const domainTypes = {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
    ],
  } as const
  const domainHash = hashDomain({ domain: typedData.domain, types: domainTypes })
  const structHash = hashStruct({ data: typedData.message, primaryType: 'OwnerProof', types })
  return { hash: hashTypedData(typedData), preimage: concat(['0x1901', domainHash, structHash]) }
}

type NestedParameters = SafeDomain & {
  /** What the parent asks this Safe about. */
  content: SignedContent
  /** Version of the Safe that asks: from 1.5.0 on it passes the hash, before the bytes. */
  parentVersion: string
}

/** The bytes that a parent Safe hands to a Safe among its owners. */
export function getContentForVersion({ hash, preimage }: SignedContent, parentVersion: string): Hex {
  return isVersionAtLeast(parentVersion, '1.5.0') ? hash : preimage
}

/**
 * What the owners of a nested Safe sign: its `SafeMessage` of what its parent asks. Before 1.4.0 a Safe hands contracts
 * among its owners not the bytes that it hashed but those it was asked about.
 */
export function hashNestedProof({ content, parentVersion, ...domain }: NestedParameters): SignedContent {
  const bytes = getContentForVersion(content, parentVersion)
  const hashes: SafeMessageHashes = hashSafeMessageBytes({ ...domain, bytes: hexToBytes(bytes) })
  const preimage = isVersionAtLeast(domain.version, '1.4.0')
    ? concat(['0x1901', hashes.domainHash, hashes.messageHash])
    : bytes
  return { hash: hashes.safeMessageHash, preimage }
}

/** The same for a wallet. */
export function createNestedProofTypedData({ chainId, content, parentVersion, safe, version }: NestedParameters) {
  return {
    domain: { ...(hasChainIdInDomain(version) ? { chainId } : {}), verifyingContract: safe },
    message: { message: getContentForVersion(content, parentVersion) },
    primaryType: 'SafeMessage' as const,
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
  }
}
