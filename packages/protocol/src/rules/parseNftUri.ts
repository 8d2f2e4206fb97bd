import { type Address, getAddress, isAddress } from 'viem'
import { ChainIdSchema } from '../wire/ChainIdSchema.ts'
import { isUintString } from '../wire/UintStringSchema.ts'
import { AvatarError } from './AvatarError.ts'

export type NftUri = { chainId: number; contract: Address; namespace: 'erc721' | 'erc1155'; tokenId: bigint }

/**
 * Reads an avatar that is an NFT: `eip155:1/erc721:0x…/42`, or the same as `did:nft:eip155:1_erc721:0x…_42`.
 * Stricter than viem's own parser, which checks neither chain id nor contract and fails with a TypeError on some texts.
 *
 * @throws AvatarError
 */
export function parseNftUri(uri: string): NftUri {
  const text = uri.startsWith('did:nft:') ? uri.slice('did:nft:'.length).replaceAll('_', '/') : uri
  const [reference = '', asset = '', tokenId = '', ...rest] = text.split('/')
  const [standard = '', chainId = '', ...moreReference] = reference.split(':')
  const [namespace = '', contract = '', ...moreAsset] = asset.split(':')
  if (standard.toLowerCase() !== 'eip155') throw invalid('Only EIP-155 chains are supported.')
  if (!ChainIdSchema.safeParse(chainId).success) throw invalid('The chain id is missing or not positive.')
  if (!isAddress(contract)) throw invalid('The contract is missing or not an address.')
  if (!isUintString(tokenId)) throw invalid('The token id is missing or not a number.')
  if (rest.length + moreReference.length + moreAsset.length > 0) throw invalid('It has more parts than it should.')
  return {
    chainId: Number(chainId),
    contract: getAddress(contract),
    namespace: toNamespace(namespace),
    tokenId: BigInt(tokenId),
  }
}

function toNamespace(namespace: string): NftUri['namespace'] {
  const lower = namespace.toLowerCase()
  if (lower === '') throw invalid('The namespace is missing.')
  if (lower === 'erc721' || lower === 'erc1155') return lower
  throw new AvatarError({ code: 'AVATAR_NAMESPACE_UNSUPPORTED' })
}

function invalid(reason: string): AvatarError {
  return new AvatarError({ code: 'AVATAR_NFT_URI_INVALID', reason })
}
