import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe } from '@countersign/devchain/testing'
import { CollectiblePageSchema, CollectiblesSchema } from '@countersign/protocol/wire'
import { createPublicClient, custom, erc721Abi, HttpRequestError } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApiOptions } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { deployCollectible } from '../../../test/deployCollectible.ts'
import { spawnTokens } from '../../../test/hostile/spawnTokens.ts'
import { setup } from '../../../test/setup.ts'
import { startHostileServer } from '../../../test/startHostileServer.ts'

const [alice] = demoAccounts
const { treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const ofSafe = (version: number, safe: string, query = '') =>
  `/v${version}/chains/31337/safes/${safe}/collectibles${query}`

async function createApi(options: TestApiOptions = {}) {
  const world = await setup(chain)
  await world.indexer.runToHead()
  return { api: await createTestApi(world, options), world }
}

const withMetadata = (mode: 'any' | 'public', origin: string): TestApiOptions => ({
  metadata: { gateways: { arweave: origin, ipfs: origin }, mode },
})

test('default: the NFTs that the Safe owns on the chain, with their metadata', async () => {
  const { api, world } = await createApi()
  const held = CollectiblesSchema.parse((await api.get(ofSafe(1, treasury.address))).body)
  expect(held.length).toBeGreaterThan(0)
  for (const { address, id, uri } of held) {
    const token = { abi: erc721Abi, address, args: [BigInt(id)] } as const
    expect(await world.client.readContract({ ...token, functionName: 'ownerOf' })).toBe(treasury.address)
    expect(await world.client.readContract({ ...token, functionName: 'tokenURI' })).toBe(uri)
  }
  const { name, symbol } = demoTokens.seals
  expect(held[0]).toMatchObject({ address: demoTokens.seals.address, tokenName: name, tokenSymbol: symbol })
  expect(held[0]?.metadata).toMatchObject({ name: held[0]?.name })
  expect(held[0]?.imageUri).toMatch(/^data:image\//)
})

test('behavior: pages hold at most ten', async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const { mint, token } = await deployCollectible(chain.client, {
    account: alice.address,
    uri: 'data:application/json,{"name":"One"}',
  })
  for (let id = 0n; id < 12n; id++) await mint(safe, id)
  const { api } = await createApi()
  const first = CollectiblePageSchema.parse((await api.get(`${ofSafe(2, safe)}?cursor=limit%3D50%26offset%3D0`)).body)
  expect(first).toMatchObject({ count: 12, previous: null })
  expect(first.results.map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  const next = new URL(first.next ?? '')
  const second = CollectiblePageSchema.parse((await api.get(`${next.pathname}${next.search}`)).body)
  expect(second.results.map(({ id }) => id)).toEqual(['1', '0'])
  expect(second.next).toBeNull()
  expect(CollectiblesSchema.parse((await api.get(ofSafe(1, `${safe}`))).body)).toEqual([
    ...first.results,
    ...second.results,
  ])
  expect(first.results[0]).toMatchObject({ address: token, name: 'One' })
})

test('parameters: trusted leaves out what the operator does not list', async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const { mint } = await deployCollectible(chain.client, { account: alice.address, uri: '' })
  await mint(safe, 1n)
  const { world } = await createApi()
  const tokens = [{ address: demoTokens.seals.address }]
  const api = await createTestApi({ ...world, config: { ...world.config, tokens } })
  expect((await api.get(ofSafe(1, safe))).body).toMatchObject([{ id: '1' }])
  expect((await api.get(ofSafe(1, safe, '?trusted=true'))).body).toEqual([])
})

test('behavior: metadata is fetched once, and only where the operator allows', async () => {
  let requests = 0
  const { origin } = await startHostileServer((_, response) => {
    requests += 1
    const body = JSON.stringify({
      description: 'A \u202Eseal',
      image: 'javascript:alert(1)',
      name: 'x'.repeat(500),
      strange: '\u0000',
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const { mint } = await deployCollectible(chain.client, { account: alice.address, uri: `${origin}/1.json` })
  await mint(safe, 1n)
  const { world } = await createApi()
  for (const options of [{}, withMetadata('public', origin)]) {
    const api = await createTestApi(world, options)
    expect((await api.get(ofSafe(1, safe))).body).toMatchObject([
      { imageUri: null, metadata: null, name: null, uri: `${origin}/1.json` },
    ])
  }
  expect(requests).toBe(0)
  await world.db.deleteFrom('collectible_metadata').execute()
  const api = await createTestApi(world, withMetadata('any', origin))
  for (let time = 0; time < 3; time++) {
    const [seal] = CollectiblesSchema.parse((await api.get(ofSafe(1, safe))).body)
    expect(seal).toMatchObject({ description: 'A seal', imageUri: null })
    expect(seal?.name?.length).toBeLessThanOrEqual(100)
  }
  expect(requests).toBe(1)
})

test('error: responses of hostile servers are rejected, and the list is served', async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const { origin } = await startHostileServer((request, response) => {
    const json = { 'content-type': 'application/json' }
    if (request.url === '/huge') response.writeHead(200, json).end(`{"a":"${'x'.repeat(200_000)}"}`)
    else if (request.url === '/list') response.writeHead(200, json).end('[1,2]')
    else if (request.url === '/broken') response.writeHead(200, json).end('{"name":')
    else if (request.url === '/deep')
      response.writeHead(200, json).end(`{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)
    else response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  })
  let id = 0n
  for (const path of ['huge', 'list', 'broken', 'deep']) {
    const { mint } = await deployCollectible(chain.client, { account: alice.address, uri: `${origin}/${path}` })
    await mint(safe, id++)
  }
  const { world } = await createApi()
  const api = await createTestApi(world, withMetadata('any', origin))
  const { body } = await api.get(ofSafe(2, safe))
  const { results } = CollectiblePageSchema.parse(body)
  expect(results.map(({ metadata, name }) => ({ metadata, name }))).toEqual(
    Array.from({ length: 4 }, () => ({ metadata: null, name: null })),
  )
})

test('behavior: an NFT that burns its gas has no metadata, and the others have theirs', async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const { mint, token } = await deployCollectible(chain.client, { account: alice.address, uri: 'data:,{"name":"One"}' })
  await mint(safe, 7n)
  const hostile = await spawnTokens(chain.client, { balance: 'burn', count: 1, isCollectible: true, safe })
  const { api } = await createApi()
  const readHeld = async () => {
    const { body } = await api.get(ofSafe(1, safe))
    return new Map(CollectiblesSchema.parse(body).map((item) => [item.address, item]))
  }
  // A later request skips what burnt its gas. On a busy machine the pause after it outlasts the next request.
  await expect.poll(async () => (await readHeld()).get(token)).toMatchObject({ id: '7', uri: 'data:,{"name":"One"}' })
  const held = await readHeld()
  for (const address of hostile) expect(held.get(address)).toMatchObject({ id: '1', unreadable: true, uri: null })
})

test('behavior: what the node did not answer is not shown as none; what it answered before stays', async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const collections = [
    await deployCollectible(chain.client, { account: alice.address, uri: 'data:application/json,{"name":"One"}' }),
    await deployCollectible(chain.client, { account: alice.address, uri: '' }),
  ]
  for (const { mint } of collections) await mint(safe, 1n)
  const { world } = await createApi()
  let isBusy = true
  const client = createPublicClient({
    chain: world.client.chain,
    transport: custom(
      {
        request: async (body) => {
          if (isBusy && body.method === 'eth_call') throw new HttpRequestError({ status: 429, url: 'http://node.test' })
          return world.client.request(body)
        },
      },
      { retryCount: 0 },
    ),
  })
  const api = await createTestApi({ ...world, client })
  const readHeld = async () => CollectiblesSchema.parse((await api.get(ofSafe(1, safe))).body)
  const unread = { metadata: null, unreadable: true, uri: null }
  expect(await readHeld()).toMatchObject([unread, unread])
  isBusy = false
  const read = await readHeld()
  expect(read).toMatchObject([
    { metadata: null, uri: '' },
    { metadata: { name: 'One' }, uri: 'data:application/json,{"name":"One"}' },
  ])
  expect(read.map(({ unreadable }) => unreadable)).toEqual([undefined, undefined])
  isBusy = true
  expect(await readHeld()).toEqual(read)
})

test('error: malformed queries', async () => {
  const { api } = await createApi()
  expect(await api.get(ofSafe(2, treasury.address, '?trusted=1'))).toMatchObject({ status: 422 })
  expect(await api.get(ofSafe(1, '0x12'))).toMatchObject({ status: 422 })
})
