import { getSafeMessageTypedData } from '@countersign/protocol/hash'
import { createPause, MessageContentSchema } from '@countersign/protocol/wire'
import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, safe, testReport } from '../../../test/testReport.ts'
import type { SignableRecord, TransactionRecord } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { listLiveSignatures } from './listLiveSignatures.ts'
import { planInvalidation } from './planInvalidation.ts'

const chainId = 31337
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const hashOf = (index: number): Hex => numberToHex(index, { size: 32 })
const state = { nonce: 5n, owners: [alice, bob, carol], threshold: 2 } as const
const base = {
  approvals: [],
  messages: [],
  now: 2_000_000,
  records: [],
  reports: [],
  safe: { address: safe, chainId },
  state,
} as const

function record(index: number, signers: readonly `0x${string}`[], nonce = 5): TransactionRecord {
  return {
    chainId,
    confirmations: signers.map((signer) => ({
      isDelivered: true,
      signature: '0x12',
      signedAt: 1_000 + index,
      signer,
      source: 'earlier',
    })),
    hash: hashOf(index),
    kind: 'transaction',
    safe,
    transaction: {
      baseGas: '0',
      data: '0x',
      gasPrice: '0',
      gasToken: dave,
      nonce: String(nonce),
      operation: 0,
      refundReceiver: dave,
      safeTxGas: '0',
      to: dave,
      value: '1',
    },
    version: '1.4.1',
  }
}

function permit(
  index: number,
  message: Record<string, unknown>,
  primaryType = 'Permit',
  contract: string = dave,
): SignableRecord {
  const { transaction: _, version: __, ...rest } = record(index, [alice, bob])
  const content = {
    domain: { chainId, verifyingContract: contract },
    message,
    primaryType,
    types: { [primaryType]: [] },
  }
  return { ...rest, content, kind: 'message' } as SignableRecord
}

test('default: queue, browser and chain, one entry per hash', async () => {
  const report = testReport([alice])
  const approved = [
    { at: undefined, hash: report.id.safeTxHash, owner: bob },
    { at: undefined, hash: hashOf(77), owner: carol },
  ] as const
  const live = await listLiveSignatures({
    ...base,
    approvals: approved,
    records: [record(1, [alice, bob])],
    reports: [report],
  })
  expect(
    live.map(({ hash, isExecutable, kind, signers, sources }) => [hash, kind, isExecutable, signers, sources]),
  ).toEqual([
    [hashOf(1), 'transaction', true, [alice, bob], ['browser']],
    [report.id.safeTxHash, 'transaction', true, [alice, bob], ['queue', 'chain']],
    [hashOf(77), 'approval', false, [carol], ['chain']],
  ])
})

test('behavior: a service that lists nothing hides nothing that this browser knows', async () => {
  const records = [record(1, [alice]), record(2, [alice, bob], 6)]
  expect((await listLiveSignatures({ ...base, records })).map(({ hash }) => hash)).toEqual([hashOf(2), hashOf(1)])
  // Not even by a report that says it was executed: the chain's nonce decides.
  const executed = testReport([], { id: { address: safe, chainId, safeTxHash: hashOf(1) }, progress: 'executed' })
  expect(await listLiveSignatures({ ...base, records, reports: [executed] })).toHaveLength(2)
})

test('behavior: used nonces, former owners and other Safes are not live', async () => {
  const records: SignableRecord[] = [
    record(1, [alice], 4),
    record(2, [dave]),
    { ...record(3, [alice]), safe: dave },
    record(4, [alice, dave]),
  ]
  const live = await listLiveSignatures({ ...base, records })
  expect(live.map(({ hash, signers }) => [hash, signers])).toEqual([[hashOf(4), [alice]]])
})

test('behavior: permits until their deadline, and how each is revoked', async () => {
  const details = { amount: '5', expiration: 9_999, nonce: 3, token: carol }
  const records: SignableRecord[] = [
    permit(1, { deadline: 1_000 }),
    permit(2, { deadline: 3_000, nonce: '0' }),
    permit(3, { deadline: 3_000, nonce: '258' }, 'PermitTransferFrom', permit2),
    permit(4, { details, sigDeadline: '3000', spender: dave }, 'PermitSingle', permit2),
    permit(5, { deadline: 'soon' }, 'PermitSingle', permit2),
  ]
  const live = await listLiveSignatures({ ...base, records })
  expect(live.map(({ expiresAt, hash, kind, revocations }) => [hash, kind, expiresAt, revocations.length])).toEqual([
    [hashOf(2), 'permit', 3_000_000, 0],
    [hashOf(3), 'permit', 3_000_000, 1],
    [hashOf(4), 'permit', 3_000_000, 1],
    [hashOf(5), 'permit', undefined, 0],
  ])
  const { remaining, transactions } = planInvalidation({ live, multiSend: dave, safe, safeNonce: 5n })
  expect(remaining.map(({ hash }) => hash)).toEqual([hashOf(2), hashOf(5)])
  expect(transactions).toMatchObject([{ call: { operation: 1, to: dave }, nonce: 5n }])
  expect(live[1]?.revocations[0]?.data).toMatch(/^0x3ff9dcb1.*0000000000000001.*0000000000000004$/)
})

test('behavior: one rejection per nonce, the first with the revocations in it; a rejection needs none', async () => {
  const rejection: TransactionRecord = {
    ...record(9, [alice], 7),
    transaction: { ...record(9, []).transaction, nonce: '7', to: safe, value: '0' },
  }
  const records: SignableRecord[] = [
    record(1, [alice]),
    record(2, [bob]),
    record(3, [alice], 8),
    rejection,
    permit(4, { deadline: 3_000, nonce: '1' }, 'PermitTransferFrom', permit2),
  ]
  const live = await listLiveSignatures({ ...base, records })
  const { remaining, transactions } = planInvalidation({ live, multiSend: dave, safe, safeNonce: 5n })
  expect(remaining).toEqual([])
  expect(transactions).toEqual([
    { call: { data: expect.stringContaining('0x3ff9dcb1'), to: permit2, value: 0n }, nonce: 5n },
    { call: { data: '0x', to: safe, value: 0n }, nonce: 8n },
  ])
})

test('behavior: typed data that is a Safe message of another Safe stays a message', async () => {
  const { domain, message, primaryType, types } = getSafeMessageTypedData({
    chainId,
    message: 'x',
    safe: dave,
    version: '1.4.1',
  })
  const content = MessageContentSchema.parse({ domain, message, primaryType, types })
  const records: SignableRecord[] = [{ ...permit(1, {}), kind: 'message', content }]
  expect((await listLiveSignatures({ ...base, records }))[0]?.kind).toBe('message')
})

async function measure(records: readonly SignableRecord[]) {
  const tasks: number[] = []
  let since = performance.now()
  const pause = createPause(12)
  const stop = () => tasks.push(performance.now() - since)
  const live = await listLiveSignatures({ ...base, records }, () => {
    const waiting = pause()
    if (!waiting) return undefined
    stop()
    return waiting.then(() => {
      since = performance.now()
    })
  })
  stop()
  const sorted = tasks.toSorted((a, b) => a - b)
  return {
    count: live.length,
    // Not the longest: other processes take the processor away in the middle of a task.
    longest: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    work: tasks.reduce((sum, task) => sum + task, 0),
  }
}

test('behavior: a pause is possible before each of many items', async () => {
  const records = Array.from({ length: 1_000 }, (_, index) => record(index, [alice, bob], 5 + index))
  let turns = 0
  const live = await listLiveSignatures({ ...base, records }, () => {
    turns += 1
    return undefined
  })
  expect(live).toHaveLength(1_000)
  expect(turns).toBeGreaterThanOrEqual(2_000)
})

// Measures the machine too: with `npm run test:all`, which runs fewer stages at a time.
test('behavior: 10,000 live items within a second, no task over 50 ms', { tags: 'long' }, async () => {
  const records = Array.from({ length: 10_000 }, (_, index) => record(index, [alice, bob], 5 + index))
  const runs = [await measure(records), await measure(records), await measure(records)]
  expect(runs.map(({ count }) => count)).toEqual([10_000, 10_000, 10_000])
  expect(Math.min(...runs.map(({ work }) => work))).toBeLessThan(1_000)
  expect(Math.min(...runs.map(({ longest }) => longest))).toBeLessThan(50)
})
