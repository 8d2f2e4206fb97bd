import { createExpiryCall } from '@countersign/protocol/decode'
import { getSafeMessageTypedData } from '@countersign/protocol/hash'
import { MessageContentSchema } from '@countersign/protocol/wire'
import { type Hex, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, safe, testReport } from '../../../test/testReport.ts'
import type { SignableRecord, TransactionRecord } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { listLiveSignatures } from './listLiveSignatures.ts'
import { planInvalidation } from './planInvalidation.ts'

const chainId = 31337
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const hashOf = (index: number): Hex => numberToHex(index, { size: 32 })
const state = { nonce: 5n, owners: [alice, bob, carol], threshold: 2, version: '1.4.1' } as const
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
  const { remaining, transactions } = await planInvalidation({ live, multiSend: dave, safe, safeNonce: 5n })
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
  const { remaining, transactions } = await planInvalidation({ live, multiSend: dave, safe, safeNonce: 5n })
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

/** Milliseconds of each piece of work between two possible pauses. */
async function measure<result>(work: (pause: () => undefined) => Promise<result>) {
  const pieces: number[] = []
  let since = performance.now()
  const stop = () => {
    const now = performance.now()
    pieces.push(now - since)
    since = now
    return undefined
  }
  const result = await work(stop)
  stop()
  return { pieces, result }
}

/** The same work three times: what another process, or a collection of garbage, adds to a piece is in one run alone. */
async function measureThrice<result>(work: (pause: () => undefined) => Promise<result>) {
  const runs = [await measure(work), await measure(work), await measure(work)] as const
  const pieces = runs[0].pieces.map((_, index) => Math.min(...runs.map((run) => run.pieces[index] ?? 0)))
  return { pieces, result: runs[0].result }
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
  const records = Array.from({ length: 10_000 }, (_, index) =>
    record(index, [alice, bob], 5 + ((index * 7_919) % 10_007)),
  )
  const listing = await measureThrice((pause) => listLiveSignatures({ ...base, records }, pause))
  expect(listing.result).toHaveLength(10_000)
  const live = listing.result
  const planning = await measureThrice((pause) =>
    planInvalidation({ live, multiSend: dave, safe, safeNonce: 5n }, pause),
  )
  const pieces = [...listing.pieces, ...planning.pieces]
  expect(pieces.length).toBeGreaterThan(30_000)
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBeLessThan(1_000)
  // A task ends with the first piece after 12 ms.
  expect(12 + Math.max(...pieces)).toBeLessThan(50)
})

test('behavior: a transaction that the chain refuses after its date is not live; one that can use its nonce is', async () => {
  const at = 5_000n
  const expiring = (index: number, fields: object): TransactionRecord => {
    const { data, to } = createExpiryCall(at)
    return {
      ...record(index, [alice], 5 + index),
      transaction: { ...record(index, []).transaction, data, nonce: `${5 + index}`, to, value: '0', ...fields },
    }
  }
  const records = [expiring(1, {}), expiring(2, { safeTxGas: '9' })]
  const list = async (chainTime: number | undefined, version = '1.4.1') =>
    (await listLiveSignatures({ ...base, chainTime, records, state: { ...state, version } })).map(
      ({ expiresAt, hash }) => [hash, expiresAt],
    )
  const both = [
    [hashOf(1), 5_000_000],
    [hashOf(2), 5_000_000],
  ]
  expect(await list(5_000_000)).toEqual(both)
  expect(await list(5_000_001)).toEqual([both[1]])
  expect(await list(5_000_001, '1.1.1')).toEqual(both)
  // Other code at the address of the contract: nothing expires.
  expect(await list(undefined)).toEqual([
    [hashOf(1), undefined],
    [hashOf(2), undefined],
  ])
})
