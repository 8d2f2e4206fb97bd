import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { BalancesSchema, FiatCodesSchema } from '@countersign/protocol'
import { erc20Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataFolder } from '../../../test/createDataFolder.ts'
import { createTestApi, type TestApiOptions } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { deployFlood } from '../../../test/deployFlood.ts'
import { setup } from '../../../test/setup.ts'

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

test('behavior: tokens whose answers are larger than anybody takes hide nothing', async () => {
  const [alice] = demoAccounts
  const tokens = []
  for (let count = 0; count < 12; count++)
    tokens.push({ address: await deployFlood(chain.client, { account: alice.address }) })
  const { world } = await createApi()
  const api = await createTestApi({ ...world, config: { ...world.config, tokens } })
  const { items } = BalancesSchema.parse((await api.get(balances('usd'))).body)
  expect(items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual(expect.arrayContaining(['ETH', 'USDC', 'DEMO']))
  expect(items.every(({ balance }) => balance !== '0')).toBe(true)
})

test('parameters: trusted keeps to the tokens that the operator lists', async () => {
  const { world } = await createApi()
  const api = await createTestApi({ ...world, config: { ...world.config, tokens: [{ address: usdc.address }] } })
  const symbols = async (query: string) =>
    BalancesSchema.parse((await api.get(balances('usd', query))).body).items.map(({ tokenInfo }) => tokenInfo.symbol)
  expect(await symbols('')).toEqual(expect.arrayContaining(['ETH', 'USDC', 'DEMO']))
  expect(await symbols('?trusted=true&exclude_spam=false')).toEqual(['ETH', 'USDC'])
  expect(await api.get(balances('usd', '?trusted=perhaps'))).toMatchObject({ status: 422 })
})
