import type { Address, Hex } from 'viem'
import { findDeploymentByAddress } from '../chain/findDeployment.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import type { KnownTokenType } from './parseTransfer.ts'
import type { AmountPart, SentenceValue } from './Sentence.ts'

export type TokenFacts = {
  type: KnownTokenType
  decimals?: number | undefined
  symbol?: string | undefined
}

/** Facts beyond the bytes. The caller decides which sources of names and tokens to trust. */
export type DescribeContext = {
  /** Code hash at an address, read from the chain: without it no contract counts as official. */
  findCodeHash?: ((address: Address) => Hex | null | undefined) | undefined
  findName?: ((address: Address) => string | undefined) | undefined
  findToken?: ((address: Address) => TokenFacts | undefined) | undefined
  nativeCurrency: { decimals: number; symbol: string }
}

/** Owners and threshold when a call runs; earlier calls of the batch may have changed them. */
export type OwnerState = { ownerCount: number; threshold: number }

/** An address with its name: the caller's, or that of an official Safe contract. */
export function toAddressPart({ findName }: DescribeContext, address: Address): SentenceValue {
  const name = findName?.(address) ?? findOfficialName(address)
  return name ? { type: 'address', address, name: sanitizeText(name, { maxLength: 60 }) } : { type: 'address', address }
}

export function toNativePart({ nativeCurrency }: DescribeContext, value: bigint): AmountPart {
  return { type: 'amount', value, ...nativeCurrency }
}

/** An amount of a token; the raw integer if the decimals are unknown. */
export function toTokenPart({ findToken }: DescribeContext, token: Address, value: bigint): AmountPart {
  const facts = findToken?.(token)
  if (facts?.type !== 'ERC20' || facts.decimals === undefined) return { type: 'amount', value, token }
  const symbol = facts.symbol && sanitizeText(facts.symbol, { maxLength: 20 })
  return { type: 'amount', value, token, decimals: facts.decimals, ...(symbol ? { symbol } : {}) }
}

export function toNftPart({ findToken }: DescribeContext, token: Address, tokenId: bigint): SentenceValue {
  const symbol = sanitizeText(findToken?.(token)?.symbol ?? '', { maxLength: 20 })
  return { type: 'nft', token, tokenId, ...(symbol ? { symbol } : {}) }
}

export function toCountPart(value: bigint | number): SentenceValue {
  return { type: 'count', value: BigInt(value) }
}

function findOfficialName(address: Address): string | undefined {
  const deployment = findDeploymentByAddress(address)
  return deployment && `${deployment.name} ${deployment.version}`
}
