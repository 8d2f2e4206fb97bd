import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import {
  BalancesSchema,
  ChainInfoSchema,
  createPageSchema,
  MessageListPageSchema,
  NoncesSchema,
  OwnerSafesSchema,
  SafeInfoSchema,
  TransactionDetailsSchema,
  type TransactionListItem,
  TransactionListPageSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoApi } from '../../test/createDemoApi.ts'
import type { TestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'

const [alice, bob] = demoAccounts
const { operations, subsidiary, treasury } = demoSafes
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const setup = () => createDemoApi(chain)

const ofSafe = (address: string, rest = '') => `/v1/chains/31337/safes/${address}${rest}`

/** Reads all pages of a list. */
async function readAll(api: TestApi, path: string, limit: number): Promise<TransactionListItem[]> {
  const items: TransactionListItem[] = []
  let next: string | null = `${path}${path.includes('?') ? '&' : '?'}cursor=limit%3D${limit}%26offset%3D0`
  while (next) {
    const page = TransactionListPageSchema.parse((await api.get(next)).body)
    items.push(...page.results)
    next = page.next && new URL(page.next).pathname + new URL(page.next).search
  }
  return items
}

const listTransactions = (items: TransactionListItem[]) =>
  items.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))

test('default: Safe, owners, nonces, chains and balances', async () => {
  const { api } = await setup()
  const info = SafeInfoSchema.parse((await api.get(ofSafe(treasury.address))).body)
  expect(info).toMatchObject({
    implementationVersionState: 'UP_TO_DATE',
    nonce: Number(treasury.nonce),
    threshold: treasury.threshold,
    version: '1.4.1+L2',
  })
  expect(info.owners.map(({ value }) => value).toSorted()).toEqual(treasury.owners.toSorted())
  for (const tag of [info.txQueuedTag, info.txHistoryTag, info.messagesTag]) expect(tag).toMatch(/^\d{10}$/)
  expect(SafeInfoSchema.parse((await api.get(ofSafe(operations.address))).body)).toMatchObject({
    implementationVersionState: 'OUTDATED',
    version: '1.3.0+L2',
  })
  const mine = OwnerSafesSchema.parse((await api.get(`/v1/chains/31337/owners/${bob.address}/safes`)).body)
  expect(mine.safes).toEqual(expect.arrayContaining([treasury.address, demoSafes.legacy.address]))
  expect(mine.safes).not.toContain(operations.address)
  expect(NoncesSchema.parse((await api.get(ofSafe(treasury.address, '/nonces'))).body)).toEqual({
    currentNonce: Number(treasury.nonce),
    recommendedNonce: Number(treasury.nonce) + 4,
  })
  createPageSchema(ChainInfoSchema).parse((await api.get('/v1/chains')).body)
  const balances = BalancesSchema.parse((await api.get(ofSafe(treasury.address, '/balances/USD'))).body)
  expect(balances.items[0]?.tokenInfo).toMatchObject({ address: zeroAddress, symbol: 'ETH', type: 'NATIVE_TOKEN' })
  expect(balances.items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual(expect.arrayContaining(['USDC', 'DEMO']))
})

test('default: queue', async () => {
  const { api } = await setup()
  const items = await readAll(api, ofSafe(treasury.address, '/transactions/queued'), 20)
  const first = Number(treasury.nonce)
  expect(
    items.map((item) => {
      if (item.type === 'LABEL') return item.label
      if (item.type === 'CONFLICT_HEADER') return `conflict ${item.nonce - first}`
      return item.type === 'TRANSACTION' ? `${item.conflictType} ${item.transaction.txStatus}` : item.type
    }),
  ).toEqual([
    'Next',
    'None AWAITING_EXECUTION',
    'Queued',
    'conflict 1',
    'HasNext AWAITING_CONFIRMATIONS',
    'End AWAITING_CONFIRMATIONS',
    'None AWAITING_EXECUTION',
    'None AWAITING_CONFIRMATIONS',
  ])
})

test('behavior: pages of any size list the same', { tags: 'long' }, async () => {
  const { api } = await setup()
  const queue = ofSafe(treasury.address, '/transactions/queued')
  const history = ofSafe(treasury.address, '/transactions/history?timezone=America/New_York')
  for (const path of [queue, history]) {
    const complete = await readAll(api, path, 100)
    for (const limit of [1, 2, 3, 7]) expect(await readAll(api, path, limit)).toEqual(complete)
  }
})

test('default: history', async () => {
  const { api } = await setup()
  const items = await readAll(api, ofSafe(treasury.address, '/transactions/history?timezone=Europe/Zurich'), 100)
  const transactions = listTransactions(items)
  const kinds = new Set(
    transactions.map(({ executionInfo, txInfo, txStatus }) =>
      [
        executionInfo?.type ?? 'PLAIN',
        txInfo.type === 'Transfer' ? `${txInfo.direction} ${txInfo.transferInfo.type}` : txInfo.type,
        txStatus,
      ].join(' '),
    ),
  )
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'MULTISIG OUTGOING NATIVE_COIN SUCCESS',
      'MULTISIG OUTGOING ERC20 SUCCESS',
      'MULTISIG OUTGOING ERC20 FAILED',
      'MULTISIG SettingsChange SUCCESS',
      'MULTISIG Custom SUCCESS',
      'MODULE OUTGOING NATIVE_COIN SUCCESS',
      'PLAIN INCOMING NATIVE_COIN SUCCESS',
      'PLAIN INCOMING ERC20 SUCCESS',
      'PLAIN INCOMING ERC721 SUCCESS',
      'PLAIN Creation SUCCESS',
    ]),
  )
  expect(transactions.at(-1)?.id).toBe(`creation_${treasury.address}`)
  const times = transactions.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(items[0]).toEqual({ timestamp: times[0], type: 'DATE_LABEL' })
})

test('default: details of every listed transaction', async () => {
  const { api } = await setup()
  for (const { address } of [treasury, operations, subsidiary, demoSafes.legacy]) {
    const lists = [
      ...(await readAll(api, ofSafe(address, '/transactions/queued'), 100)),
      ...(await readAll(api, ofSafe(address, '/transactions/history'), 100)),
    ]
    for (const summary of listTransactions(lists).filter(({ txInfo }) => txInfo.type !== 'Creation')) {
      const { body } = await api.get(`/v1/chains/31337/transactions/${summary.id}`)
      const details = TransactionDetailsSchema.parse(body)
      expect(details).toMatchObject({
        safeAddress: address,
        txHash: summary.txHash,
        txId: summary.id,
        txInfo: summary.txInfo,
        txStatus: summary.txStatus,
      })
      const { detailedExecutionInfo: info } = details
      if (info?.type !== 'MULTISIG') continue
      expect(info.confirmations.length).toBe(
        summary.executionInfo?.type === 'MULTISIG' ? summary.executionInfo.confirmationsSubmitted : -1,
      )
      if (details.executedAt) expect(info.confirmations.length).toBeGreaterThanOrEqual(info.confirmationsRequired)
      const { body: bare } = await api.get(`/v1/chains/31337/transactions/${info.safeTxHash}`)
      expect(bare).toEqual(body)
    }
  }
})

test('behavior: a rejection names its signers on the payment it rejects', async () => {
  const { api } = await setup()
  const queue = listTransactions(await readAll(api, ofSafe(treasury.address, '/transactions/queued'), 100))
  const payment = queue.find(({ note }) => note === 'Design work, second part')
  const { body } = await api.get(`/v1/chains/31337/transactions/${payment?.id}`)
  const { detailedExecutionInfo: info } = TransactionDetailsSchema.parse(body)
  expect(info).toMatchObject({ rejectors: [{ value: demoAccounts[2].address }] })
})

test('behavior: a transaction under the id of another Safe is refused', async () => {
  const { api } = await setup()
  const [first] = listTransactions(await readAll(api, ofSafe(treasury.address, '/transactions/queued'), 100))
  const id = first?.id.replace(treasury.address, operations.address)
  expect(await api.get(`/v1/chains/31337/transactions/${id}`)).toMatchObject({
    body: { code: 'INVALID_TRANSACTION_ID' },
    status: 400,
  })
})

test('default: messages', async () => {
  const { api } = await setup()
  const page = MessageListPageSchema.parse((await api.get(ofSafe(treasury.address, '/messages'))).body)
  const messages = page.results.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  expect(messages.map(({ status }) => status)).toEqual(['NEEDS_CONFIRMATION', 'CONFIRMED'])
  expect(messages[1]?.proposedBy.value).toBe(alice.address)
})
