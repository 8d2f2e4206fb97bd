import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens, ensContracts } from '@countersign/devchain/demo-world'
import { type BorrowedDevchain, borrowDevchain, createTestClient, type TestClient } from '@countersign/devchain/testing'
import {
  type Address,
  type Client,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  namehash,
  parseAbi,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AvatarChainError, AvatarNotOwnedError, InvalidMetadataError, UnresolvableUriError } from './avatarErrors.ts'
import { ensNames } from './ensNames.ts'
import { lookUpAvatar } from './lookUpName.ts'
import { resolveAvatar } from './resolveAvatar.ts'

const [alice, bob] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const resolverAbi = parseAbi(['function setText(bytes32 node, string key, string value)'])
const nftAbi = parseAbi(['function ownerOf(uint256) view returns (address)'])
const getClient = (chainId: number) => (chainId === 31337 ? client : undefined)

/** A server with these bodies, for HEAD and GET. */
function createFetch(files: Record<string, { type: string; body: string; noHead?: boolean }>) {
  const requested: string[] = []
  const fetch: typeof globalThis.fetch = async (url, { method = 'GET' } = {}) => {
    requested.push(`${method} ${String(url)}`)
    const file = files[String(url)]
    if (!file) return new Response(null, { status: 404 })
    if (method === 'HEAD' && file.noHead) return new Response(null, { status: 405 })
    return new Response(method === 'HEAD' ? null : file.body, { headers: { 'content-type': file.type } })
  }
  return { requested, fetch }
}

/** A node with one NFT contract whose token of Alice has the given metadata. */
function createNode() {
  const abi = parseAbi([
    'function ownerOf(uint256) view returns (address)',
    'function balanceOf(address,uint256) view returns (uint256)',
    'function tokenURI(uint256) view returns (string)',
    'function uri(uint256) view returns (string)',
  ])
  const node: { client: Client; tokenUri: string } = {
    client: createClient({
      transport: custom({
        async request({ params }: { params: [{ data: `0x${string}` }] }): Promise<unknown> {
          const { functionName } = decodeFunctionData({ abi, data: params[0].data })
          if (functionName === 'ownerOf') return encodeFunctionResult({ abi, functionName, result: alice.address })
          if (functionName === 'balanceOf') return encodeFunctionResult({ abi, functionName, result: 1n })
          return encodeFunctionResult({ abi, functionName, result: node.tokenUri })
        },
      }),
    }),
    tokenUri: '',
  }
  return node
}

async function findNft(): Promise<{ contract: Address; owner: Address; tokenId: bigint }> {
  const contract = demoTokens.seals
  for (let tokenId = 0n; tokenId < 20n; tokenId++) {
    const call = { abi: nftAbi, address: contract.address, args: [tokenId], functionName: 'ownerOf' } as const
    const owner = await client.readContract(call).catch(() => undefined)
    if (owner) return { contract: contract.address, owner, tokenId }
  }
  throw new Error('Nobody owns an NFT.')
}

test('default: the name of an account', async () => {
  expect(await ensNames().lookUpName(client, alice.address)).toBe('alice.eth')
})

test('behavior: the avatar of a name, checked with HEAD', async () => {
  const { requested, fetch } = createFetch({ 'https://a.example/x.png': { body: '', type: 'image/png' } })
  const { request } = await client.simulateContract({
    abi: resolverAbi,
    account: alice.address,
    address: ensContracts.publicResolver,
    args: [namehash('alice.eth'), 'avatar', 'https://a.example/x.png'],
    functionName: 'setText',
  })
  await client.writeContract(request)
  expect(await lookUpAvatar(client, { fetch, getClient, name: 'alice.eth' })).toBe('https://a.example/x.png')
  expect(requested).toEqual(['HEAD https://a.example/x.png'])
})

test('behavior: an NFT counts for its owner, on its chain, and for nobody else', async () => {
  const { contract, owner, tokenId } = await findNft()
  const uri = `eip155:31337/erc721:${contract}/${tokenId}`
  const { fetch } = createFetch({})
  expect(await resolveAvatar({ address: owner, fetch, getClient, uri })).toMatch(/^data:image\/svg/)
  const outsider = owner === bob.address ? alice.address : bob.address
  await expect(resolveAvatar({ address: outsider, fetch, getClient, uri })).rejects.toThrow(AvatarNotOwnedError)
  const elsewhere = uri.replace('31337', '1')
  await expect(resolveAvatar({ address: owner, fetch, getClient, uri: elsewhere })).rejects.toThrow(AvatarChainError)
})

test('behavior: a server without HEAD gets a GET; other content than an image is refused', async () => {
  const { requested, fetch } = createFetch({
    'https://a.example/get.png': { body: '', noHead: true, type: 'image/png' },
    'https://a.example/page': { body: '', type: 'text/html' },
  })
  const resolve = (uri: string) => resolveAvatar({ address: alice.address, fetch, getClient, uri })
  expect(await resolve('https://a.example/get.png')).toBe('https://a.example/get.png')
  expect(requested).toEqual(['HEAD https://a.example/get.png', 'GET https://a.example/get.png'])
  await expect(resolve('https://a.example/page')).rejects.toThrow(UnresolvableUriError)
  await expect(resolve('https://a.example/missing')).rejects.toThrow(UnresolvableUriError)
  await expect(resolve('data:text/html,x')).rejects.toThrow(UnresolvableUriError)
})

test('behavior: metadata of any form, and none', async () => {
  const image = 'https://a.example/i.png'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const files = {
    [image]: { body: '', type: 'image/png' },
    'https://ipfs.io/ipfs/Qmimage': { body: JSON.stringify({ image }), type: 'application/json' },
    'https://a.example/url': { body: JSON.stringify({ image_url: image }), type: 'application/json' },
    'https://a.example/data': { body: JSON.stringify({ image_data: svg }), type: 'application/json' },
    'https://a.example/none': { body: JSON.stringify({ name: 'x' }), type: 'application/json' },
    'https://a.example/broken': { body: '{', type: 'application/json' },
  }
  const { fetch } = createFetch(files)
  const node = createNode()
  const resolve = (tokenUri: string, standard: 'erc721' | 'erc1155' = 'erc721') => {
    node.tokenUri = tokenUri
    const uri = `eip155:31337/${standard}:0x5FbDB2315678afecb367f032d93F642f64180aa3/7`
    return resolveAvatar({ address: alice.address, fetch, getClient: () => node.client, uri })
  }
  expect(await resolve('ipfs://Qmimage')).toBe(image)
  expect(await resolve('https://a.example/url')).toBe(image)
  expect(await resolve('https://a.example/data', 'erc1155')).toBe(`data:image/svg+xml;base64,${btoa(svg)}`)
  expect(await resolve(`data:application/json;base64,${btoa(JSON.stringify({ image }))}`)).toBe(image)
  await expect(resolve('https://a.example/none')).rejects.toThrow(InvalidMetadataError)
  await expect(resolve('https://a.example/broken')).rejects.toThrow(InvalidMetadataError)
})

test('behavior: a label of more than 255 bytes is replaced with its hash in brackets, 66 characters', () => {
  const [length] = packetToBytes('a'.repeat(256))
  expect(length).toBe(66)
})
