import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe, safeAbi, type TestClient } from '@countersign/devchain/testing'
import { createPageSchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, getAddress, type Hash, isAddressEqual, parseAbi, slice } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { readIncoming } from '../../../test/chainTruth.ts'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestApi, type TestApi } from '../../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { setup } from '../../../test/setup.ts'
import {
  type ServiceModuleTransaction,
  ServiceModuleTransactionSchema,
  type ServiceTransfer,
  ServiceTransferSchema,
} from './transactions.ts'

const [alice, bob, carol] = demoAccounts
const { address: treasury } = demoSafes.treasury
const base = '/tx-service/31337/api/v1'
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

/** All pages of a list, a few rows at a time. */
async function readAll<item>(api: TestApi, path: string, schema: z.ZodType<item>): Promise<item[]> {
  const items: item[] = []
  let next: string | null = `${path}${path.includes('?') ? '&' : '?'}limit=3`
  while (next) {
    const { body, status } = await api.get(next)
    expect([next, status]).toEqual([next, 200])
    const page = createPageSchema(schema).parse(body)
    items.push(...page.results)
    next = page.next && new URL(page.next).pathname + new URL(page.next).search
  }
  return items
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const toAddress = (topic: Hash | undefined) => getAddress(slice(topic ?? '0x', 12))

/** Transfers of tokens from the Safe, by the logs of the chain. */
async function readSent(client: TestClient, safe: Address) {
  const logs = await client.getLogs({ fromBlock: 0n, toBlock: 'latest' })
  return logs.flatMap(({ address, data, topics: [topic, from, , id], transactionHash }) =>
    topic === transferTopic && from && isAddressEqual(toAddress(from), safe) && BigInt(id ?? data) > 0n
      ? [{ amount: BigInt(id ?? data), token: getAddress(address), transactionHash }]
      : [],
  )
}

const toAmount = ({ tokenId, value }: ServiceTransfer) => BigInt(tokenId ?? value ?? -1)

test('default: transfers in both directions are those of the chain', async () => {
  const { api } = await createDemoApi(chain)
  const transfers = await readAll(api, `${base}/safes/${treasury}/transfers`, ServiceTransferSchema)
  const incoming = await readIncoming(chain.client, treasury)
  const received = transfers.filter(({ to }) => to === treasury)
  expect(received.map((transfer) => [transfer.transactionHash, transfer.tokenAddress, toAmount(transfer)])).toEqual(
    incoming.map(({ amount, token, transactionHash }) => [transactionHash, token, amount]),
  )
  const sent = await readSent(chain.client, treasury)
  const listed = transfers.filter(({ from, tokenAddress }) => from === treasury && tokenAddress !== null)
  const toKeys = (rows: readonly { amount: bigint; token: string | null; transactionHash: string }[]) =>
    rows.map(({ amount, token, transactionHash }) => `${transactionHash}:${token}:${amount}`).toSorted()
  expect(sent.length).toBeGreaterThan(0)
  expect(
    toKeys(
      listed.map((transfer) => ({
        amount: toAmount(transfer),
        token: transfer.tokenAddress,
        transactionHash: transfer.transactionHash,
      })),
    ),
  ).toEqual(toKeys(sent))
  // What came in and did not go out is still there.
  const coins = transfers.filter(({ tokenAddress }) => tokenAddress === null)
  const balance = coins.reduce((sum, transfer) => sum + toAmount(transfer) * (transfer.to === treasury ? 1n : -1n), 0n)
  expect(balance).toBe(await chain.client.getBalance({ address: treasury }))
  const places = transfers.map(({ blockNumber }) => blockNumber)
  expect(places).toEqual(places.toSorted((a, b) => b - a))
})

type Expected = (transfer: ServiceTransfer, middle: ServiceTransfer) => boolean

const filters: Readonly<Record<string, [query: (middle: ServiceTransfer) => string, isExpected: Expected]>> = {
  'a block': [
    ({ blockNumber }) => `block_number=${blockNumber}`,
    ({ blockNumber }, middle) => blockNumber === middle.blockNumber,
  ],
  'blocks after one': [
    ({ blockNumber }) => `block_number__gt=${blockNumber}`,
    ({ blockNumber }, middle) => blockNumber > middle.blockNumber,
  ],
  'blocks before one': [
    ({ blockNumber }) => `block_number__lt=${blockNumber}`,
    ({ blockNumber }, middle) => blockNumber < middle.blockNumber,
  ],
  'a contradiction': [({ blockNumber }) => `block_number=${blockNumber}&block_number__gt=${blockNumber}`, () => false],
  'times after one': [
    ({ executionDate }) => `execution_date__gt=${executionDate}`,
    ({ executionDate }, middle) => executionDate > middle.executionDate,
  ],
  'times before one': [
    ({ executionDate }) => `execution_date__lt=${executionDate}`,
    ({ executionDate }, middle) => executionDate < middle.executionDate,
  ],
  'a chain transaction': [
    ({ transactionHash }) => `transaction_hash=${transactionHash}`,
    ({ transactionHash }, middle) => transactionHash === middle.transactionHash,
  ],
  'a value': [({ value }) => `value=${value}`, ({ value }, middle) => value === middle.value],
  'values above one': [
    ({ value }) => `value__gt=${value}`,
    ({ value }, middle) => value !== null && BigInt(value) > BigInt(middle.value ?? 0),
  ],
  'values below one': [
    ({ value }) => `value__lt=${value}`,
    ({ value }, middle) => value !== null && BigInt(value) < BigInt(middle.value ?? 0),
  ],
  'coins and NFTs': [() => 'erc20=false', ({ type }) => type !== 'ERC20_TRANSFER'],
  'ERC-20': [() => 'erc20=true', ({ type }) => type === 'ERC20_TRANSFER'],
  'no coins': [() => 'ether=false', ({ type }) => type !== 'ETHER_TRANSFER'],
  NFTs: [() => 'erc721=true', ({ type }) => type === 'ERC721_TRANSFER'],
  coins: [() => 'ether=true', ({ type }) => type === 'ETHER_TRANSFER'],
  'two kinds at once': [() => 'ether=true&erc20=true', () => false],
  'a token': [
    () => `token_address=${demoTokens.usdc.address}`,
    ({ tokenAddress }) => tokenAddress === demoTokens.usdc.address,
  ],
  'a token of another kind': [() => `token_address=${demoTokens.usdc.address}&ether=true`, () => false],
  'a sender': [({ from }) => `_from=${from}`, ({ from }, middle) => from === middle.from],
  'a recipient': [({ to }) => `to=${to}`, ({ to }, middle) => to === middle.to],
  'all of it': [
    ({ blockNumber, from, to, value }) =>
      `_from=${from}&to=${to}&value=${value}&block_number__lt=${blockNumber + 1}&ether=true`,
    ({ blockNumber, from, to, type, value }, middle) =>
      from === middle.from &&
      to === middle.to &&
      value === middle.value &&
      blockNumber <= middle.blockNumber &&
      type === 'ETHER_TRANSFER',
  ],
}

test.each(['transfers', 'incoming-transfers'])('parameters: filters of %s', async (name) => {
  const { api } = await createDemoApi(chain)
  const path = `${base}/safes/${treasury}/${name}`
  const all = await readAll(api, path, ServiceTransferSchema)
  const coins = all.filter(({ type }) => type === 'ETHER_TRANSFER')
  const middle = coins[Math.floor(coins.length / 2)]
  if (!middle) throw new Error('The demo world has payments.')
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(1)
  for (const [what, [query, isExpected]] of Object.entries(filters)) {
    const expected = all.filter((transfer) => isExpected(transfer, middle))
    expect([what, await readAll(api, `${path}?${query(middle)}`, ServiceTransferSchema)]).toEqual([what, expected])
  }
})

const hostile = ['-1', '1e3', 'x', '', '0x1', `${2n ** 300n}`, '1.5', 'NaN', "1'--", '١']
const numbers = ['value', 'value__gt', 'value__lt', 'block_number', 'block_number__gt', 'block_number__lt']

test('error: values that no filter accepts, and the largest that they do', async () => {
  const { api } = await createDemoApi(chain)
  const path = `${base}/safes/${treasury}`
  for (const name of ['transfers', 'incoming-transfers']) {
    for (const parameter of numbers)
      for (const value of hostile) {
        const query = `${parameter}=${encodeURIComponent(value)}`
        expect([query, (await api.get(`${path}/${name}?${query}`)).status]).toEqual([query, 422])
      }
    for (const query of ['erc20=maybe', 'transaction_hash=0x12', '_from=me', 'execution_date__gt=tomorrow'])
      expect([query, (await api.get(`${path}/${name}?${query}`)).status]).toEqual([query, 422])
    const largest = `${2n ** 256n - 1n}`
    expect(await readAll(api, `${path}/${name}?value__gt=${largest}`, ServiceTransferSchema)).toEqual([])
    expect(await readAll(api, `${path}/${name}?value__lt=0`, ServiceTransferSchema)).toEqual([])
    expect(await readAll(api, `${path}/${name}?block_number__gt=999999999999999`, ServiceTransferSchema)).toEqual([])
    expect(await api.get(`${path}/${name}?offset=999999999&ether=true`)).toMatchObject({
      body: { next: null, results: [] },
      status: 200,
    })
    expect((await api.get(`${path}/${name}?offset=-5&limit=%00&after=1.2.'`)).status).toBe(200)
  }
  for (const query of ['operation=3', 'operation=-1', 'failed=1', 'block_number=-1', `block_number__gt=${2n ** 300n}`])
    expect([query, (await api.get(`${path}/module-transactions?${query}`)).status]).toEqual([query, 422])
  for (const id of ['i', 'x', `e${'0'.repeat(63)}1`, `i${'0'.repeat(64)}9999999999`, `i${'0'.repeat(64)}-1`])
    expect([id, (await api.get(`${base}/module-transaction/${id}`)).status]).toEqual([id, 422])
  for (const id of ['e', 'i12', `z${'0'.repeat(64)}1`, `e${'0'.repeat(64)}x`])
    expect([id, (await api.get(`${base}/transfer/${id}`)).status]).toEqual([id, 422])
  expect((await api.get(`${base}/transfer/e${'0'.repeat(64)}1`)).status).toBe(404)
  expect((await api.get(`${base}/module-transaction/i${'0'.repeat(64)}1`)).status).toBe(404)
})

test('default: each transfer by its id', async () => {
  const { api } = await createDemoApi(chain)
  const transfers = await readAll(api, `${base}/safes/${treasury}/transfers`, ServiceTransferSchema)
  for (const transfer of transfers) {
    const { body } = await api.get(`${base}/transfer/${transfer.transferId}/`)
    expect(ServiceTransferSchema.parse(body)).toEqual(transfer)
  }
})

const moduleAbi = parseAbi(['function pay(address safe, address to, uint256 value)'])

test('parameters: filters of module transactions, and each by its id', async () => {
  const world = await setup(chain)
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 100n })
  const enable = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data: enable, to: safe } })
  for (const [to, value] of [
    [bob.address, 5n],
    [carol.address, 6n],
    // More than it has.
    [bob.address, 1_000_000n],
    [bob.address, 7n],
  ] as const)
    await client.writeContract({
      abi: moduleAbi,
      account: alice.address,
      address: demoModule,
      args: [safe, to, value],
      functionName: 'pay',
      gas: 500_000n,
    })
  await world.indexer.runToHead()
  const api = await createTestApi(world)
  const path = `${base}/safes/${safe}/module-transactions`
  const list = (query: string) => readAll(api, `${path}?${query}`, ServiceModuleTransactionSchema)
  const all = await list('')
  expect(all.map(({ value }) => value)).toEqual(expect.arrayContaining(['7', '6', '5']))
  const [, middle] = all
  if (!middle) throw new Error('The module has paid.')
  const cases: [string, (transaction: ServiceModuleTransaction) => boolean][] = [
    ['failed=true', ({ isSuccessful }) => !isSuccessful],
    ['failed=false', ({ isSuccessful }) => isSuccessful],
    ['operation=0', ({ operation }) => operation === 0],
    ['operation=1', ({ operation }) => operation === 1],
    ['operation=2', () => false],
    [`to=${bob.address}`, ({ to }) => to === bob.address],
    [`module=${demoModule}`, () => true],
    [`module=${alice.address}`, () => false],
    [`block_number=${middle.blockNumber}`, ({ blockNumber }) => blockNumber === middle.blockNumber],
    [`block_number__gt=${middle.blockNumber}`, ({ blockNumber }) => blockNumber > middle.blockNumber],
    [`block_number__lt=${middle.blockNumber}`, ({ blockNumber }) => blockNumber < middle.blockNumber],
    [`transaction_hash=${middle.transactionHash}`, ({ transactionHash }) => transactionHash === middle.transactionHash],
    [
      `to=${bob.address}&block_number__gt=${middle.blockNumber}`,
      ({ blockNumber, to }) => to === bob.address && blockNumber > middle.blockNumber,
    ],
  ]
  for (const [query, isExpected] of cases) expect([query, await list(query)]).toEqual([query, all.filter(isExpected)])
  for (const transaction of all) {
    const { body } = await api.get(`${base}/module-transaction/${transaction.moduleTransactionId}`)
    expect(ServiceModuleTransactionSchema.parse(body)).toEqual(transaction)
  }
})
