import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoCoupons, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { type Movement, type MovementPage, MovementPageSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, erc20Abi, erc1155Abi, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import type { TestApi } from '../../../test/createTestApi.ts'
import { createTestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'

const [alice, bob] = demoAccounts
const { treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const path = (safe: Address, query = '') => `/v1/chains/31337/safes/${safe}/movements${query}`

async function readAll(api: TestApi, safe: Address, limit = 1_000): Promise<{ first: MovementPage; rows: Movement[] }> {
  const first = MovementPageSchema.parse((await api.get(path(safe, `?limit=${limit}`))).body)
  const rows = [...first.results]
  for (let { next } = first; next !== null; ) {
    const page = MovementPageSchema.parse((await api.get(path(safe, `?limit=${limit}&cursor=${next}`))).body)
    expect(page).toMatchObject({ block: null, count: null })
    rows.push(...page.results)
    next = page.next
  }
  return { first, rows }
}

/** Net amount by asset. */
function sum(rows: readonly Movement[], safe: Address): Map<Address, bigint> {
  const sums = new Map<Address, bigint>()
  for (const { from, to, token, value } of rows) {
    const change = (to === safe ? BigInt(value) : 0n) - (from === safe ? BigInt(value) : 0n)
    const asset = token ?? zeroAddress
    sums.set(asset, (sums.get(asset) ?? 0n) + change)
  }
  return sums
}

test('default: the sums of everything that moved are the balances of the chain', async () => {
  const { api, world } = await createDemoApi(chain)
  for (const { address: safe } of Object.values(demoSafes)) {
    const { first, rows } = await readAll(api, safe)
    expect(first.count).toBe(rows.length)
    const blockNumber = BigInt(first.block ?? 0)
    const sums = sum(rows, safe)
    const held = await Promise.all(
      [...sums.keys()].map((asset) =>
        asset === zeroAddress
          ? world.client.getBalance({ address: safe, blockNumber })
          : world.client.readContract({
              abi: erc20Abi,
              address: asset,
              args: [safe],
              blockNumber,
              functionName: 'balanceOf',
            }),
      ),
    )
    expect([safe, [...sums.values()]]).toEqual([safe, held])
    expect(new Set(first.tokens.map(({ address }) => address))).toEqual(
      new Set(rows.flatMap(({ token }) => token ?? [])),
    )
  }
})

test('parameters: pages of any size are the same list, newest first', async () => {
  const { api } = await createDemoApi(chain)
  const { rows } = await readAll(api, treasury.address)
  expect(rows.length).toBeGreaterThan(5)
  for (const limit of [1, 3]) expect((await readAll(api, treasury.address, limit)).rows).toEqual(rows)
  const positions = rows.map(({ blockNumber, logIndex }) => [blockNumber, logIndex] as const)
  expect(positions).toEqual(positions.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]))
})

test('behavior: the cause and the network fee', async () => {
  const { client } = chain
  const world = await setup(chain)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: bob.address, to: safe, value: 10n ** 18n })
  const transaction = { baseGas: 30_000n, gasPrice: 1n, refundReceiver: bob.address, to: bob.address, value: 7n }
  const { hash, receipt, safeTxHash } = await executeAsSafe({ client, safe, transaction })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const { first, rows } = await readAll(api, safe)
  const [refund, paid, received] = rows
  const fee = { feePayer: alice.address, networkFee: `${receipt.gasUsed * receipt.effectiveGasPrice}` }
  expect(paid).toMatchObject({ ...fee, isRefund: false, nonce: '0', safeTxHash, to: bob.address, value: '7' })
  expect(refund).toMatchObject({
    ...fee,
    from: safe,
    isRefund: true,
    safeTxHash,
    to: bob.address,
    transactionHash: hash,
  })
  expect(received).toMatchObject({ from: bob.address, networkFee: null, safeTxHash: null, to: safe })
  // The refund emits no log, but is included.
  const blockNumber = BigInt(first.block ?? 0)
  expect(sum(rows, safe).get(zeroAddress)).toBe(await client.getBalance({ address: safe, blockNumber }))
  expect((await readAll(api, safe, 1)).rows).toEqual(rows)
})

test('behavior: of an ERC-1155 each id is a movement, and their sum the contract’s balance', async () => {
  const { client } = chain
  const world = await setup(chain)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const mintAbi = parseAbi(['function mint(address to, uint256 id, uint256 value)'])
  for (const [id, value] of [
    [7n, 5n],
    [8n, 2n ** 200n],
  ] as const)
    await client.writeContract({
      abi: mintAbi,
      account: bob.address,
      address: demoCoupons,
      args: [safe, id, value],
      functionName: 'mint',
    })
  const give = (ids: bigint[], values: bigint[]): { data: Hex; to: Address } => ({
    data: encodeFunctionData({
      abi: erc1155Abi,
      args: [safe, bob.address, ids, values, '0x'],
      functionName: 'safeBatchTransferFrom',
    }),
    to: demoCoupons,
  })
  const { safeTxHash } = await executeAsSafe({ client, safe, transaction: give([7n, 8n, 9n], [2n, 10n, 0n]) })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const { first, rows } = await readAll(api, safe)
  expect(rows.map(({ from, kind, tokenId, value }) => [kind, tokenId, value, from === safe])).toEqual([
    ['erc1155', '8', '10', true],
    ['erc1155', '7', '2', true],
    ['erc1155', '8', `${2n ** 200n}`, false],
    ['erc1155', '7', '5', false],
  ])
  expect(rows[0]).toMatchObject({ safeTxHash, to: bob.address, token: demoCoupons })
  expect(first.tokens).toEqual([{ address: demoCoupons, decimals: null, name: 'Demo Coupons', symbol: 'COUPON' }])
  for (const id of [7n, 8n])
    expect(
      sum(
        rows.filter(({ tokenId }) => tokenId === `${id}`),
        safe,
      ).get(demoCoupons),
    ).toBe(
      await client.readContract({
        abi: erc1155Abi,
        address: demoCoupons,
        args: [safe, id],
        blockNumber: BigInt(first.block ?? 0),
        functionName: 'balanceOf',
      }),
    )
  expect((await readAll(api, safe, 1)).rows).toEqual(rows)
  // Official lists have no format for them, and skip them without a gap.
  const official = ['incoming-transfers/', 'transactions/history'].map((list) => path(safe).replace('movements', list))
  for (const list of official)
    expect(JSON.stringify((await api.get(list)).body)).not.toContain(`"tokenAddress":"${demoCoupons}"`)
})

test('parameters: historical prices, where the operator has them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { api, world } = await createDemoApi(chain)
  const { rows } = await readAll(api, treasury.address)
  const coin = rows.find(({ token }) => token === demoTokens.usdc.address)
  if (!coin) throw new Error('nothing moved')
  const day = new Date(coin.timestamp).toISOString().slice(0, 10)
  const prices = join(folder, 'prices.json')
  await writeFile(
    prices,
    JSON.stringify({ history: { 31337: { [demoTokens.usdc.address]: { EUR: { [day]: '0.92' } } } }, prices: {} }),
  )
  const priced = await createTestApi(world, { prices })
  const read = async (query: string) => MovementPageSchema.parse((await priced.get(path(treasury.address, query))).body)
  const page = await read('?currency=eur')
  expect(page.currency).toBe('EUR')
  expect(page.results.find(({ transactionHash }) => transactionHash === coin.transactionHash)?.price).toBe('0.92')
  expect(page.results.filter(({ token }) => token === null).every(({ price }) => price === null)).toBe(true)
  expect(await read('?currency=usd')).toMatchObject({ currency: null })
})

test.each([
  ['?cursor=1', 422],
  ['?cursor=1.1.erc20.%27%3Bdrop', 422],
  ['?limit=1001', 422],
  ['?limit=0', 422],
])('error: %s', async (query, status) => {
  const { api } = await createDemoApi(chain)
  expect((await api.get(path(treasury.address, query))).status).toBe(status)
})

test('error: no Safe', async () => {
  const { api } = await createDemoApi(chain)
  expect((await api.get(path(alice.address))).status).toBe(404)
})
