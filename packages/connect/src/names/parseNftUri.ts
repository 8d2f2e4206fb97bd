import { type Address, getAddress, isAddress } from 'viem'
import { InvalidNftUriError, UnsupportedNamespaceError } from './avatarErrors.ts'

export type NftUri = { chainId: number; contract: Address; namespace: 'erc721' | 'erc1155'; tokenId: bigint }

export const isNftUri = (uri: string) => /^(did:nft:)?eip155:/i.test(uri.trim())

/** Reads `eip155:1/erc721:0x…/7` (CAIP-22, CAIP-29) and its older form `did:nft:eip155:1_erc721:0x…_7`. */
export function parseNftUri(uri: string): NftUri {
  const plain = uri.trim().replace(/^did:nft:/i, '')
  const [chain = '', asset = '', token = '', ...rest] = plain.split(plain.includes('/') ? '/' : '_')
  if (rest.length > 0) throw new InvalidNftUriError({ reason: 'too many parts' })
  const [standard = '', chainText = ''] = chain.split(':')
  const [namespace = '', contract = ''] = asset.split(':')
  const chainId = Number(chainText)
  if (standard.toLowerCase() !== 'eip155') throw new InvalidNftUriError({ reason: 'only EIP-155 is supported' })
  if (!/^\d+$/.test(chainText) || !Number.isSafeInteger(chainId) || chainId < 1)
    throw new InvalidNftUriError({ reason: 'chain id not found' })
  if (!isAddress(contract, { strict: false })) throw new InvalidNftUriError({ reason: 'contract address not found' })
  if (!/^(\d+|0x[0-9a-fA-F]+)$/.test(token)) throw new InvalidNftUriError({ reason: 'token id not found' })
  if (!namespace) throw new InvalidNftUriError({ reason: 'namespace not found' })
  const known = namespace.toLowerCase()
  if (known !== 'erc721' && known !== 'erc1155') throw new UnsupportedNamespaceError({ namespace })
  return { chainId, contract: getAddress(contract), namespace: known, tokenId: BigInt(token) }
}
