import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import {
  AllOwnerSafesSchema,
  BalancesSchema,
  CreationInfoSchema,
  SafeOverviewsSchema,
} from '@countersign/protocol/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDataFolder } from '../../../test/createDataFolder.ts'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'

const [alice, bob, , , erin] = demoAccounts
const { operations, treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

test('default: overviews', async () => {
  const { api } = await createDemoApi(chain)
  for (const path of ['/v1/safes', '/v2/safes']) {
    const { body } = await api.get(`${path}?safes=31337:${treasury.address},31337:${operations.address}`)
    expect(SafeOverviewsSchema.parse(body)).toMatchObject([
      { address: { value: treasury.address }, awaitingConfirmation: null, chainId: '31337', fiatTotal: '0', queued: 5 },
      { address: { value: operations.address }, threshold: operations.threshold },
    ])
  }
})

test('behavior: what waits for a signature of the wallet', async () => {
  const { api } = await createDemoApi(chain)
  const count = async (wallet: string) => {
    const { body } = await api.get(`/v1/safes?safes=31337:${treasury.address}&wallet_address=${wallet}`)
    const [overview] = SafeOverviewsSchema.parse(body)
    return overview?.awaitingConfirmation
  }
  const { body } = await api.get(`/v1/chains/31337/safes/${treasury.address}/transactions/queued`)
  const missing = JSON.stringify(body).split('"missingSigners":[').slice(1)
  for (const { address } of [alice, bob])
    expect(await count(address)).toBe(
      missing.filter((text) => text.slice(0, text.indexOf(']')).includes(address)).length,
    )
  expect(await count(erin.address)).toBe(0)
})

test('behavior: prices make a total', async () => {
  const file = join(await createDataFolder(), 'prices.json')
  await writeFile(file, JSON.stringify({ prices: { 31337: { [demoTokens.usdc.address]: { USD: 2 } } } }))
  const { api } = await createDemoApi(chain, { prices: file })
  const { body } = await api.get(`/v1/safes?safes=31337:${treasury.address}&currency=USD`)
  const balances = await api.get(`/v1/chains/31337/safes/${treasury.address}/balances/usd`)
  const { fiatTotal } = BalancesSchema.parse(balances.body)
  expect(Number(fiatTotal)).toBeGreaterThan(0)
  expect(body).toMatchObject([{ fiatTotal }])
})

test('behavior: Safes that are not there are left out', async () => {
  const { api } = await createDemoApi(chain)
  const { body } = await api.get(
    `/v1/safes?safes=31337:${alice.address},1:${treasury.address},31337:${treasury.address}`,
  )
  expect(body).toMatchObject([{ address: { value: treasury.address } }])
})

test('error: malformed lists of Safes', async () => {
  const { api } = await createDemoApi(chain)
  const many = Array.from({ length: 11 }, () => `31337:${treasury.address}`).join(',')
  for (const query of ['', '?safes=', '?safes=1', '?safes=a:b', `?safes=${treasury.address}`, `?safes=${many}`])
    expect({ query, ...(await api.get(`/v1/safes${query}`)) }).toMatchObject({
      body: { code: 'INVALID_INPUT' },
      query,
      status: 422,
    })
})

test('default: Safes of an owner on every chain', async () => {
  const { api } = await createDemoApi(chain)
  const { body: ofChain } = await api.get(`/v1/chains/31337/owners/${alice.address}/safes`)
  for (const version of [1, 2, 3]) {
    const { body } = await api.get(`/v${version}/owners/${alice.address}/safes`)
    const safes = AllOwnerSafesSchema.parse(body)
    expect(Object.keys(safes)).toEqual(['31337'])
    expect({ safes: safes[31337] }).toEqual(ofChain)
  }
  expect(await api.get('/v2/owners/nobody/safes')).toMatchObject({ status: 422 })
})

test('default: creation', async () => {
  const { api, world } = await createDemoApi(chain)
  const { body } = await api.get(`/v1/chains/31337/safes/${treasury.address}/transactions/creation`)
  const creation = CreationInfoSchema.parse(body)
  const receipt = await world.client.getTransactionReceipt({ hash: creation.transactionHash })
  const block = await world.client.getBlock({ blockNumber: receipt.blockNumber })
  expect(new Date(creation.created).getTime()).toBe(Number(block.timestamp) * 1000)
  expect(receipt.logs.some(({ address }) => address.toLowerCase() === creation.factoryAddress.toLowerCase())).toBe(true)
  expect(creation).toMatchObject({ dataDecoded: { method: 'setup' } })
  const owners = creation.dataDecoded?.parameters?.[0]?.value
  expect(Array.isArray(owners)).toBe(true)
  expect(await api.get(`/v1/chains/31337/safes/${alice.address}/transactions/creation`)).toMatchObject({ status: 404 })
})
