import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { type Address, getAddress, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSafe, readTokenBalance } from '../test/chainTruth.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice, bob] = demoAccounts
const { operations, treasury } = demoSafes
const safes = Object.values(demoSafes)
const chainId = '31337'
let gateway: DemoGateway
beforeAll(async () => {
  gateway = await startDemoGateway()
  sdk.setBaseUrl(gateway.url)
})
afterAll(() => gateway.stop())

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value)

test('default: getSafeInfo', async () => {
  for (const { address, version } of safes) {
    const truth = await readSafe(gateway.chain.client, address)
    const info = await sdk.getSafeInfo(chainId, address)
    expect(info).toMatchObject({
      address: { value: address },
      chainId,
      fallbackHandler: { value: truth.fallbackHandler },
      guard: null,
      implementation: { value: truth.singleton },
      nonce: truth.nonce,
      threshold: truth.threshold,
    })
    expect(values(info.owners)).toEqual(truth.owners)
    expect(info.modules ? values(info.modules) : []).toEqual(truth.modules)
    expect(info.version?.replace('+L2', '')).toBe(truth.version)
    expect(truth.version).toBe(version)
  }
})

test('default: getOwnedSafes, getAllOwnedSafes', async () => {
  for (const owner of [alice, bob]) {
    const truths = await Promise.all(safes.map(({ address }) => readSafe(gateway.chain.client, address)))
    const owned = safes.filter((_, index) => truths[index]?.owners.includes(owner.address))
    const expected = owned.map(({ address }) => String(address)).toSorted()
    const one = await sdk.getOwnedSafes(chainId, owner.address)
    expect(one.safes.toSorted()).toEqual(expected)
    const all = await sdk.getAllOwnedSafes(owner.address)
    expect(Object.keys(all)).toEqual([chainId])
    expect(all[chainId]?.toSorted()).toEqual(expected)
  }
})

test('default: getSafeOverviews', async () => {
  const ids = [treasury, operations].map(({ address }) => `31337:${address}` as const)
  const overviews = await sdk.getSafeOverviews(ids, {
    currency: 'USD',
    exclude_spam: true,
    trusted: false,
    wallet_address: alice.address,
  })
  expect(overviews.map(({ address }) => address.value)).toEqual([treasury.address, operations.address])
  for (const { address, owners, queued, threshold } of overviews) {
    const truth = await readSafe(gateway.chain.client, getAddress(address.value))
    expect([values(owners), threshold]).toEqual([truth.owners, truth.threshold])
    const { results } = await sdk.getTransactionQueue(chainId, address.value)
    expect(queued).toBe(results.filter(({ type }) => String(type) === 'TRANSACTION').length)
  }
  // Of the five that wait at the Treasury two lack a signature of Alice's and are not complete.
  expect(overviews[0]?.awaitingConfirmation).toBe(2)
})

test('default: getBalances', async () => {
  const { client } = gateway.chain
  for (const { address } of safes) {
    const { fiatTotal, items } = await sdk.getBalances(chainId, address, 'usd', { exclude_spam: true, trusted: false })
    expect(fiatTotal).toBe('0')
    const served = new Map(items.map(({ balance, tokenInfo }) => [tokenInfo.address, BigInt(balance)]))
    const tokens: Address[] = [demoTokens.demo.address, demoTokens.usdc.address]
    const held = await Promise.all(tokens.map((token) => readTokenBalance(client, token, address)))
    const expected = new Map<string, bigint>([[zeroAddress, await client.getBalance({ address })]])
    for (const [index, amount] of held.entries()) if (amount > 0n) expected.set(tokens[index] ?? '', amount)
    expect(served).toEqual(expected)
  }
})

test('default: getNonces', async () => {
  const { nonce } = await readSafe(gateway.chain.client, treasury.address)
  expect(await sdk.getNonces(chainId, treasury.address)).toEqual({ currentNonce: nonce, recommendedNonce: nonce + 4 })
})

test('default: getRelayCount', async () => {
  expect(await sdk.getRelayCount(chainId, treasury.address)).toEqual({ limit: 0, remaining: 0 })
})

test('default: getCollectibles, getCollectiblesPage', async () => {
  const { address: collection, name, symbol } = demoTokens.seals
  const abi = parseAbi([
    'function ownerOf(uint256 id) view returns (address)',
    'function tokenURI(uint256 id) view returns (string)',
  ])
  const { client } = gateway.chain
  const owned: string[] = []
  for (const id of [1n, 7n, 8n, 9n, 12n, 21n])
    if (
      (await client.readContract({ abi, address: collection, args: [id], functionName: 'ownerOf' })) ===
      treasury.address
    )
      owned.push(String(id))
  const complete = await sdk.getCollectibles(chainId, treasury.address)
  expect(complete.map(({ id }) => id).toSorted()).toEqual(owned.toSorted())
  for (const { address, id, tokenName, tokenSymbol, uri } of complete) {
    const truth = await client.readContract({ abi, address: collection, args: [BigInt(id)], functionName: 'tokenURI' })
    expect([address, tokenName, tokenSymbol, uri]).toEqual([collection, name, symbol, truth])
  }
  const paged: typeof complete = []
  const first = `${gateway.url}/v2/chains/${chainId}/safes/${treasury.address}/collectibles?cursor=limit%3D1%26offset%3D0`
  let page = await sdk.getCollectiblesPage(chainId, treasury.address, {}, first)
  for (; page.next; page = await sdk.getCollectiblesPage(chainId, treasury.address, {}, page.next))
    paged.push(...page.results)
  expect([...paged, ...page.results]).toEqual(complete)
  expect((await sdk.getCollectiblesPage(chainId, treasury.address)).results).toEqual(complete)
})

test('error: an address that is no Safe, and one with a wrong checksum', async () => {
  await expect(sdk.getSafeInfo(chainId, alice.address)).rejects.toThrow('CGW error - SAFE_NOT_FOUND: Safe ')
  const wrong = treasury.address.replace('F719', 'f719')
  await expect(sdk.getSafeInfo(chainId, wrong)).rejects.toThrow('CGW error - INVALID_INPUT: Invalid address')
})
