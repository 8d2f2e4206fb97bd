import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe } from '@countersign/devchain/testing'
import {
  TransactionDetailsSchema,
  TransactionListPageSchema,
  type TransactionSummary,
} from '@countersign/protocol/wire'
import { concat, isAddressEqual, pad, parseAbiItem, toEventSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../../test/createDemoApi.ts'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { readTransactions } from '../../../test/readPages.ts'

const { treasury } = demoSafes
const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const list = (name: string, query = '') => `/v1/chains/31337/safes/${treasury.address}/${name}/${query}`

function getTransfer({ txInfo }: TransactionSummary) {
  if (txInfo.type !== 'Transfer') throw new TypeError(`${txInfo.type} is no transfer`)
  return txInfo
}

test('default: incoming transfers are those of the chain, newest first', async () => {
  const { api, world } = await createDemoApi(chain)
  const received = await readTransactions(api, list('incoming-transfers'))
  const logs = await Promise.all([
    world.client.getLogs({
      args: { to: treasury.address },
      event: parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)'),
      fromBlock: 0n,
      strict: false,
    }),
    world.client.getLogs({
      address: treasury.address,
      event: parseAbiItem('event SafeReceived(address indexed sender, uint256 value)'),
      fromBlock: 0n,
    }),
  ])
  const inOrder = logs
    .flat()
    // Rejections send nothing to the Safe.
    .filter(({ args }) => args.value !== 0n)
    .toSorted((a, b) => Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex)
    .map(({ transactionHash }) => transactionHash)
  expect(received.map(({ txHash }) => txHash)).toEqual(inOrder)
  for (const item of received) {
    expect(item).toMatchObject({ executionInfo: null, txStatus: 'SUCCESS' })
    expect(getTransfer(item).recipient.value).toBe(treasury.address)
  }
  for (const limit of [1, 3]) expect(await readTransactions(api, list('incoming-transfers'), limit)).toEqual(received)
})

test('parameters: incoming transfers by token, amount, time and recipient', async () => {
  const { api } = await createDemoApi(chain)
  const all = await readTransactions(api, list('incoming-transfers'))
  const coins = await readTransactions(api, list('incoming-transfers', `?token_address=${demoTokens.usdc.address}`))
  expect(coins.length).toBeGreaterThan(0)
  expect(coins).toEqual(
    all.filter((item) => {
      const { transferInfo } = getTransfer(item)
      return transferInfo.type === 'ERC20' && isAddressEqual(transferInfo.tokenAddress, demoTokens.usdc.address)
    }),
  )
  const [first] = coins
  if (!first) throw new Error('no transfer')
  const info = getTransfer(first).transferInfo
  const amount = info.type === 'ERC20' ? info.value : ''
  expect(await readTransactions(api, list('incoming-transfers', `?value=${amount}`))).toContainEqual(first)
  const then = new Date(first.timestamp).toISOString()
  const since = await readTransactions(api, list('incoming-transfers', `?execution_date__gte=${then}`))
  expect(since).toEqual(all.filter(({ timestamp }) => timestamp >= first.timestamp))
  const until = await readTransactions(api, list('incoming-transfers', `?execution_date__lte=${then}`))
  expect(until).toEqual(all.filter(({ timestamp }) => timestamp <= first.timestamp))
  expect(await readTransactions(api, list('incoming-transfers', `?to=${treasury.address}`))).toEqual(all)
  expect(await readTransactions(api, list('incoming-transfers', `?to=${alice.address}`))).toEqual([])
})

test('parameters: trusted leaves out tokens that the operator does not list', async () => {
  const { address } = demoTokens.usdc
  const { api } = await createDemoApi(chain, {
    config: { tokens: [{ address, logoUri: 'https://logo.example/u.png' }] },
  })
  for (const name of ['incoming-transfers', 'transactions/history']) {
    const all = await readTransactions(api, list(name, '?trusted=false'))
    const isForeign = ({ executionInfo, txInfo }: TransactionSummary) =>
      executionInfo === null &&
      txInfo.type === 'Transfer' &&
      txInfo.transferInfo.type === 'ERC20' &&
      txInfo.transferInfo.trusted === false
    expect(all.some(isForeign)).toBe(true)
    expect(await readTransactions(api, list(name))).toEqual(all.filter((item) => !isForeign(item)))
  }
  const [coin] = await readTransactions(api, list('incoming-transfers', `?token_address=${address}`))
  expect(coin && getTransfer(coin).transferInfo).toMatchObject({ logoUri: 'https://logo.example/u.png', trusted: true })
})

test('default: module transactions', async () => {
  const { api } = await createDemoApi(chain)
  const made = await readTransactions(api, list('module-transactions'))
  expect(made.length).toBeGreaterThan(0)
  for (const { executionInfo } of made)
    expect(executionInfo).toEqual({ address: { logoUri: null, name: null, value: demoModule }, type: 'MODULE' })
  const page = TransactionListPageSchema.parse((await api.get(list('module-transactions'))).body)
  expect(page).toMatchObject({ count: made.length, next: null, previous: null })
  const [first] = made
  const byHash = await readTransactions(api, list('module-transactions', `?transaction_hash=${first?.txHash}`))
  expect(byHash).toContainEqual(first)
  expect(await readTransactions(api, list('module-transactions', `?module=${demoModule}`))).toEqual(made)
  expect(await readTransactions(api, list('module-transactions', `?module=${alice.address}`))).toEqual([])
  expect(await readTransactions(api, list('module-transactions', `?to=${treasury.address}`))).toEqual([])
})

test('default: multisig transactions, the highest nonce first', async () => {
  const { api } = await createDemoApi(chain)
  const all = await readTransactions(api, list('multisig-transactions'))
  const nonces = all.map(({ executionInfo }) => (executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : -1))
  expect(nonces).toEqual(nonces.toSorted((a, b) => b - a))
  const queue = await readTransactions(api, list('transactions/queued'))
  const history = await readTransactions(api, list('transactions/history'))
  const expected = [...queue, ...history.filter(({ executionInfo }) => executionInfo?.type === 'MULTISIG')]
  expect(all.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
  for (const limit of [1, 7]) expect(await readTransactions(api, list('multisig-transactions'), limit)).toEqual(all)
})

test('parameters: multisig transactions by state, nonce, target, amount and time', async () => {
  const { api } = await createDemoApi(chain)
  const read = (query = '') => readTransactions(api, list('multisig-transactions', query))
  const all = await read()
  expect(await read('?executed=true')).toEqual(all.filter(({ txHash }) => txHash !== null))
  expect(await read('?executed=false')).toEqual(all.filter(({ txHash }) => txHash === null))
  expect(await read('?nonce=0')).toEqual(all.slice(-1))
  expect((await read(`?nonce=${treasury.nonce + 1n}`)).length).toBe(2)
  const calls = await read(`?to=${demoTokens.usdc.address}`)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.every(({ txInfo }) => txInfo.type === 'Transfer' || txInfo.type === 'Custom')).toBe(true)
  const payment = all.find(({ txInfo }) => txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'NATIVE_COIN')
  const info = payment && getTransfer(payment).transferInfo
  const amount = info?.type === 'NATIVE_COIN' ? info.value : ''
  expect(await read(`?value=${amount}`)).toContainEqual(payment)
  const [last] = await read('?executed=true')
  const then = new Date(last?.timestamp ?? 0).toISOString()
  expect(await read(`?execution_date__gte=${then}`)).toEqual([last])
  expect(await read('?execution_date__lte=2015-07-30')).toEqual([])
})

test('behavior: an unsigned proposal is in none of the lists', async () => {
  const { api } = await createDemoApi(chain)
  const untrusted = await readTransactions(api, list('transactions/queued', '?trusted=false'))
  const queue = await readTransactions(api, list('transactions/queued'))
  const unsigned = untrusted.filter(({ id }) => !queue.some((item) => item.id === id))
  const all = await readTransactions(api, list('multisig-transactions'))
  for (const { id } of unsigned) expect(all.map((item) => item.id)).not.toContain(id)
})

/** A contract that emits a log with three topics and data from its calldata. */
const forger = '0x601680600b6000396000f36020606060003760403560203560003560206000a300'

test('behavior: imitations of a payment are marked and can be left out', async () => {
  const { client } = chain
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const deployment = await client.sendTransaction({ account: alice.address, data: forger })
  const { contractAddress: token } = await client.getTransactionReceipt({ hash: deployment })
  for (const sender of [
    '0xabc1111111111111111111111111111111111234',
    '0xabc2222222222222222222222222222222221234',
  ] as const)
    await client.sendTransaction({
      account: alice.address,
      data: concat([toEventSelector('Transfer(address,address,uint256)'), pad(sender), pad(safe), pad('0x07')]),
      to: token,
    })
  const { api } = await createDemoApi(chain)
  const path = `/v1/chains/31337/safes/${safe}/transactions/history`
  const shown = await readTransactions(api, path)
  expect(shown.slice(0, 2).map((item) => getTransfer(item).transferInfo)).toMatchObject([
    { imitation: true, value: '7' },
    { imitation: false, value: '7' },
  ])
  expect(await readTransactions(api, path, 1)).toEqual(shown)
  expect(await readTransactions(api, `${path}?imitation=false`)).toEqual(shown.slice(1))
})

test('error: malformed filters', async () => {
  const { api } = await createDemoApi(chain)
  for (const query of [
    'incoming-transfers?trusted=maybe',
    'incoming-transfers?execution_date__gte=yesterday',
    'incoming-transfers?value=1.5',
    'incoming-transfers?token_address=0x12',
    'module-transactions?module=me',
    'module-transactions?transaction_hash=0x12',
    'multisig-transactions?executed=yes',
    'multisig-transactions?nonce=-1',
    'multisig-transactions?to=0x12',
  ])
    expect({ query, ...(await api.get(`/v1/chains/31337/safes/${treasury.address}/${query}`)) }).toMatchObject({
      body: { code: 'INVALID_INPUT' },
      query,
      status: 422,
    })
  expect(await api.get(`/v1/chains/31337/safes/${alice.address}/incoming-transfers`)).toMatchObject({ status: 404 })
})

test('parameters: a queue with details equals the details of each transaction', async () => {
  const { api } = await createDemoApi(chain)
  const plain = TransactionListPageSchema.parse((await api.get(list('transactions/queued'))).body)
  const detailed = TransactionListPageSchema.parse((await api.get(list('transactions/queued', '?details=true'))).body)
  const transactions = detailed.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item] : []))
  expect(transactions.length).toBeGreaterThan(1)
  for (const { details, transaction } of transactions)
    expect(details).toEqual(
      TransactionDetailsSchema.parse((await api.get(`/v1/chains/31337/transactions/${transaction.id}`)).body),
    )
  const withoutDetails = detailed.results.map((item) =>
    item.type === 'TRANSACTION' ? { ...item, details: undefined } : item,
  )
  expect(withoutDetails).toEqual(plain.results)
})
