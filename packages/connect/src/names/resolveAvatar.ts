import { type Address, type Client, getAddress, isAddress, isAddressEqual, numberToHex, parseAbi, toHex } from 'viem'
import { readContract } from 'viem/actions'
import {
  AvatarChainError,
  AvatarNotOwnedError,
  InvalidMetadataError,
  InvalidNftUriError,
  UnresolvableUriError,
  UnsupportedNamespaceError,
} from './avatarErrors.ts'
import { type Gateways, toFetchableUri } from './toFetchableUri.ts'

export type ResolveAvatarParameters = {
  /** The text record: an image, or an NFT. */
  uri: string
  /** Owner of the name; only an NFT of this account counts. */
  address: Address
  /** A client for the NFT's chain; undefined when that chain is not configured. */
  getClient(chainId: number): Client | undefined
  gateways?: Gateways | undefined
  fetch?: typeof globalThis.fetch | undefined
}

const ABI = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
])

/** The image URL of an avatar record; throws one of the avatar errors when there is none. */
export async function resolveAvatar(parameters: ResolveAvatarParameters): Promise<string> {
  const { gateways, uri } = parameters
  if (!isNftUri(uri)) return checkImage(toFetchableUri(uri, gateways), parameters)
  const nft = parseNftUri(uri)
  const client = parameters.getClient(nft.chainId)
  if (!client) throw new AvatarChainError({ chainId: nft.chainId })
  await checkOwner(client, nft, parameters.address)
  const metadata = await readTokenUri(client, nft)
  return readMetadata(metadata, parameters)
}

async function checkOwner(client: Client, { contract, namespace, tokenId }: NftUri, address: Address): Promise<void> {
  const isOwner =
    namespace === 'erc721'
      ? isAddressEqual(
          await readContract(client, { abi: ABI, address: contract, args: [tokenId], functionName: 'ownerOf' }),
          address,
        )
      : (await readContract(client, {
          abi: ABI,
          address: contract,
          args: [address, tokenId],
          functionName: 'balanceOf',
        })) > 0n
  if (!isOwner) throw new AvatarNotOwnedError({ address, contract, tokenId })
}

async function readTokenUri(client: Client, { contract, namespace, tokenId }: NftUri): Promise<string> {
  if (namespace === 'erc721')
    return readContract(client, { abi: ABI, address: contract, args: [tokenId], functionName: 'tokenURI' })
  const uri = await readContract(client, { abi: ABI, address: contract, args: [tokenId], functionName: 'uri' })
  // ERC-1155: `{id}` stands for the token id, 64 hex digits, lower case, without 0x.
  return uri.replaceAll('{id}', numberToHex(tokenId, { size: 32 }).slice(2))
}

async function readMetadata(tokenUri: string, parameters: ResolveAvatarParameters): Promise<string> {
  const url = toFetchableUri(tokenUri, parameters.gateways)
  if (/^data:image\//i.test(url)) return url
  const metadata = await getJson(url, parameters).catch((cause: unknown) => {
    throw new InvalidMetadataError({ cause })
  })
  const image = pickImage(metadata)
  if (!image) throw new InvalidMetadataError({ cause: metadata })
  if (image.trimStart().startsWith('<svg')) return `data:image/svg+xml;base64,${btoa(toBinary(image))}`
  return checkImage(toFetchableUri(image, parameters.gateways), parameters)
}

function pickImage(metadata: unknown): string | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined
  return ['image', 'image_url', 'image_data']
    .map((key): unknown => Reflect.get(metadata, key))
    .find((value): value is string => typeof value === 'string' && value.length > 0)
}

async function getJson(url: string, { fetch = globalThis.fetch }: ResolveAvatarParameters): Promise<unknown> {
  // Decoded here, not fetched: connect-src need not allow data:.
  if (/^data:/i.test(url)) return JSON.parse(decodeData(url))
  const response = await fetch(url)
  if (!response.ok) throw new UnresolvableUriError({ uri: url })
  return response.json()
}

/** HEAD detects an image without loading it; servers without HEAD get a GET. */
async function checkImage(url: string, { fetch = globalThis.fetch }: ResolveAvatarParameters): Promise<string> {
  if (/^data:image\//i.test(url)) return url
  if (/^data:/i.test(url)) throw new UnresolvableUriError({ uri: url })
  try {
    const head = await fetch(url, { method: 'HEAD' })
    const response = head.status === 405 || head.status === 501 ? await fetch(url) : head
    if (response.ok && response.headers.get('content-type')?.startsWith('image/')) return url
  } catch (cause) {
    throw new UnresolvableUriError({ cause, uri: url })
  }
  throw new UnresolvableUriError({ uri: url })
}

function decodeData(uri: string): string {
  const comma = uri.indexOf(',')
  const body = uri.slice(comma + 1)
  if (!/;base64$/i.test(uri.slice(0, comma))) return decodeURIComponent(body)
  return new TextDecoder().decode(Uint8Array.from(atob(body), (character) => character.charCodeAt(0)))
}

/** btoa accepts Latin-1 only. */
function toBinary(text: string): string {
  return String.fromCharCode(...(toHex(text).slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))
}

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
