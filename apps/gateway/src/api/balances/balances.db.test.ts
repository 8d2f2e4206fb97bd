import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoPrices } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe } from '@countersign/devchain/testing'
import { BalancesSchema, FiatCodesSchema } from '@countersign/protocol/wire'
import { type Address, createPublicClient, custom, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataFolder } from '../../../test/createDataFolder.ts'
import { createTestApi, type TestApiOptions } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { spawnTokens, type TokenBehaviour } from '../../../test/hostile/spawnTokens.ts'
import { setup } from '../../../test/setup.ts'

const [alice] = demoAccounts
const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
const { treasury } = demoSafes
const { demo, usdc } = demoTokens
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function createApi(options: TestApiOptions = {}) {
  const world = await setup(chain)
  await world.indexer.runToHead()
  return { api: await createTestApi(world, options), world }
}

async function writePrices(): Promise<string> {
  const file = join(await createDataFolder(), 'prices.json')
  const prices = { [usdc.address]: { eur: '0.5', usd: 1 }, [zeroAddress]: { USD: '0.000001' } }
  await writeFile(file, JSON.stringify({ prices: { 31337: prices } }))
  return file
}

const balances = (currency: string, query = '') =>
  `/v1/chains/31337/safes/${treasury.address}/balances/${currency}${query}`

test('default: without prices nothing is worth anything, and the coin stands first', async () => {
  const { api, world } = await createApi()
  const { fiatTotal, items } = BalancesSchema.parse((await api.get(balances('usd'))).body)
  expect(fiatTotal).toBe('0')
  expect(new Set(items.flatMap(({ fiatBalance, fiatConversion }) => [fiatBalance, fiatConversion]))).toEqual(
    new Set(['0']),
  )
  expect(items[0]).toMatchObject({
    balance: (await world.client.getBalance({ address: treasury.address })).toString(),
    tokenInfo: { address: zeroAddress },
  })
  for (const { balance, tokenInfo } of items.slice(1))
    expect(balance).toBe(
      String(
        await world.client.readContract({
          abi: erc20Abi,
          address: tokenInfo.address,
          args: [treasury.address],
          functionName: 'balanceOf',
        }),
      ),
    )
  expect(FiatCodesSchema.parse((await api.get('/v1/balances/supported-fiat-codes')).body)).toEqual(['USD'])
})

test('behavior: the operator’s prices, the most valuable first', async () => {
  const { api } = await createApi({ prices: await writePrices() })
  const { fiatTotal, items } = BalancesSchema.parse((await api.get(balances('USD'))).body)
  const [first] = items
  expect(first).toMatchObject({ fiatConversion: '1', tokenInfo: { address: usdc.address } })
  expect(Number(first?.fiatBalance)).toBe(Number(first?.balance) / 1e6)
  const unpriced = items.find(({ tokenInfo }) => tokenInfo.address === demo.address)
  expect(unpriced).toMatchObject({ fiatBalance: '0', fiatConversion: '0' })
  const sum = items.reduce((total, { fiatBalance }) => total + Number(fiatBalance), 0)
  expect(Number(fiatTotal)).toBeCloseTo(sum, 6)
  const inEuro = BalancesSchema.parse((await api.get(balances('eur'))).body)
  expect(Number(inEuro.fiatTotal)).toBe(Number(first?.fiatBalance) / 2)
  expect(BalancesSchema.parse((await api.get(balances('chf'))).body).fiatTotal).toBe('0')
  expect((await api.get('/v1/balances/supported-fiat-codes')).body).toEqual(['EUR', 'USD'])
})

test('behavior: a hostile token affects only its own row, which is marked, and the others are exact', async () => {
  const safe = treasury.address
  const hostile = new Map<TokenBehaviour, Address>()
  for (const balance of ['burn', 'flood', 'revert'] as const)
    for (const token of await spawnTokens(chain.client, { balance, count: 1, safe })) hostile.set(balance, token)
  // Tokens with a valid balance but a hostile name: the balance is shown without a name.
  const nameless = await spawnTokens(chain.client, { balance: 'answer', count: 1, others: 'burn', safe })
  const started = performance.now()
  const { api, world } = await createApi()
  const { items } = BalancesSchema.parse((await api.get(balances('usd'))).body)
  expect(performance.now() - started).toBeLessThan(60_000)
  const rows = new Map(items.map((item) => [item.tokenInfo.address, item]))
  for (const token of hostile.values()) expect(rows.get(token)).toMatchObject({ balance: '0', unreadable: true })
  for (const token of nameless) expect(rows.get(token)).toMatchObject({ balance: '5', tokenInfo: { symbol: '' } })
  for (const { address } of [demo, usdc]) {
    const amount = await world.client.readContract({
      abi: erc20Abi,
      address,
      args: [safe],
      functionName: 'balanceOf',
    })
    expect(rows.get(address)).toMatchObject({ balance: String(amount) })
    expect(rows.get(address)?.unreadable).toBeUndefined()
  }
  // Unreadable rows are sorted last.
  expect(items.slice(-hostile.size).every(({ unreadable }) => unreadable)).toBe(true)
})

test('behavior: of 1,500 hostile tokens a request reads a few and marks the others; those of the operator are exact', {
  tags: 'long',
}, async () => {
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const mint = { abi: mintAbi, account: alice.address, address: usdc.address, functionName: 'mint' } as const
  await chain.client.writeContract({ ...mint, args: [safe, 77n] })
  await spawnTokens(chain.client, { balance: 'burn', count: 1_100, safe })
  await spawnTokens(chain.client, { balance: 'answer', count: 400, safe })
  const { world } = await createApi()
  const config = { ...world.config, tokens: [{ address: usdc.address }] }
  const calls: bigint[] = []
  const client = createPublicClient({
    chain: world.client.chain,
    transport: custom({
      request: async (body) => {
        if (body.method === 'eth_call') calls.push(BigInt(body.params[0].gas))
        return world.client.request(body)
      },
    }),
  })
  const api = await createTestApi({ ...world, client, config })
  const { incomplete, items } = BalancesSchema.parse(
    (await api.get(`/v1/chains/31337/safes/${safe}/balances/usd`)).body,
  )
  expect(items.find(({ tokenInfo }) => tokenInfo.address === usdc.address)).toMatchObject({ balance: '77' })
  expect(incomplete).toBe(true)
  expect(items.filter(({ unreadable }) => unreadable).length).toBeGreaterThan(300)
  // Calls have little gas and run one at a time.
  expect(calls.every((gas) => gas <= 3_000_000n)).toBe(true)
})

test('parameters: trusted lists only the tokens of the operator', async () => {
  const { world } = await createApi()
  const api = await createTestApi({ ...world, config: { ...world.config, tokens: [{ address: usdc.address }] } })
  const symbols = async (query: string) =>
    BalancesSchema.parse((await api.get(balances('usd', query))).body).items.map(({ tokenInfo }) => tokenInfo.symbol)
  expect(await symbols('')).toEqual(expect.arrayContaining(['ETH', 'USDC', 'DEMO']))
  expect(await symbols('?trusted=true&exclude_spam=false')).toEqual(['ETH', 'USDC'])
  expect(await api.get(balances('usd', '?trusted=perhaps'))).toMatchObject({ status: 422 })
})

test('behavior: with the prices of the demo every asset of the demo world is worth something', async () => {
  const { api } = await createApi({ prices: demoPrices })
  const { fiatTotal, items } = BalancesSchema.parse((await api.get(balances('usd'))).body)
  // 37.6 ETH, 234,050 USDC and 9,200 DEMO.
  expect(fiatTotal).toBe('357820')
  // Other tests spawn tokens without a price.
  expect(items.slice(0, 3).map(({ fiatBalance, tokenInfo }) => [tokenInfo.symbol, fiatBalance])).toEqual([
    ['USDC', '234050'],
    ['ETH', '120320'],
    ['DEMO', '3450'],
  ])
  const { body } = await api.get('/v1/balances/supported-fiat-codes')
  expect(FiatCodesSchema.parse(body)).toEqual(expect.arrayContaining(['USD', 'EUR']))
})
