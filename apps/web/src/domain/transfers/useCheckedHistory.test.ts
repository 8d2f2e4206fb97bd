import type { ChainTransfer } from '@countersign/protocol/chain'
import { TransactionSummarySchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { alice, safe } from '../../../test/testReport.ts'
import type { EntryProof } from './EntryProof.ts'
import { type JudgeHistoryParameters, judgeHistory } from './useCheckedHistory.ts'

const hash = (nonce: number): `0x${string}` => `0x${String(nonce).padStart(64, '0')}`
const row = (nonce: number) =>
  TransactionSummarySchema.parse({
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 1, nonce, type: 'MULTISIG' },
    id: `multisig_${safe}_${hash(nonce)}`,
    timestamp: 1,
    txHash: hash(nonce),
    txInfo: { dataSize: '0', isCancellation: false, to: { value: alice }, type: 'Custom', value: '0' },
    txStatus: 'SUCCESS',
  })
/** Executed in the block of ten times its nonce. */
const proof = (nonce: number): EntryProof => ({
  block: BigInt(nonce * 10),
  faults: [],
  nonce: BigInt(nonce),
  state: 'confirmed',
})
const record = {
  executions: [0, 1, 2, 3].map((nonce) => ({
    blockNumber: BigInt(nonce * 10),
    isSuccess: true,
    kind: 'multisig' as const,
    module: undefined,
    safeTxHash: hash(nonce),
    transactionHash: hash(nonce),
  })),
  from: 0n,
  hash: '0x',
  isCreation: true,
  to: 40n,
  multiTransfers: [],
  transfers: [],
}
function judge(nonces: readonly number[], overrides: Partial<JudgeHistoryParameters> = {}) {
  const rows = nonces.map(row)
  const { gaps, omissions } = judgeHistory({
    isEnd: true,
    part: undefined,
    proofs: new Map(rows.map((item, index) => [item.id, proof(nonces[index] ?? 0)])),
    record,
    rows,
    safe,
    safeNonce: 4n,
    settledBlock: 40n,
    tokens: [],
    ...overrides,
  })
  const hidden = omissions.map((omission) => (omission.kind === 'transfer' ? '' : omission.execution.safeTxHash))
  return { gaps, hidden }
}
const none = { gaps: [], hidden: [] }

test('default: nothing is missing from a whole history', () => {
  expect(judge([3, 2, 1, 0])).toEqual(none)
})

test('behavior: what is left out, by its nonce and by what was read', () => {
  expect(judge([3, 1, 0])).toEqual({ gaps: [2n], hidden: [hash(2)] })
  expect(judge([3, 1, 0], { record: undefined })).toEqual({ gaps: [2n], hidden: [] })
  expect(judge([])).toEqual({ gaps: [3n, 2n, 1n, 0n], hidden: [hash(0), hash(1), hash(2), hash(3)] })
})

test('behavior: what is on an older page, or newer than what the service knew, is not missing', () => {
  expect(judge([3, 2], { isEnd: false })).toEqual(none)
  expect(judge([2, 1, 0], { settledBlock: 25n })).toEqual(none)
  expect(judge([2, 1, 0], { settledBlock: undefined })).toEqual(none)
  expect(judge([2, 1, 0])).toEqual({ gaps: [3n], hidden: [hash(3)] })
})

test('behavior: a row that is false stands for nothing; one that is still looked at may stand for all', () => {
  const rows = [3, 2, 1, 0].map(row)
  const proofs = new Map(rows.map((item, index) => [item.id, proof(3 - index)]))
  const [, second] = rows
  expect(
    judge([3, 2, 1, 0], { proofs: new Map([...proofs, [second?.id ?? '', { faults: ['x'], state: 'false' }]]) }),
  ).toEqual({
    gaps: [2n],
    hidden: [hash(2)],
  })
  expect(judge([3, 1, 0], { proofs: new Map() })).toEqual(none)
})

test('behavior: of a part, only what belongs to it', () => {
  expect(judge([3, 1, 0], { part: 'multisig' })).toEqual({ gaps: [2n], hidden: [hash(2)] })
  expect(judge([3, 1, 0], { part: 'incoming' })).toEqual(none)
  expect(judge([3, 1, 0], { part: 'module' })).toEqual(none)
  const byModule = { isSuccess: true, kind: 'module', module: alice, safeTxHash: undefined } as const
  const ofModule = { ...record, executions: [{ ...byModule, blockNumber: 10n, transactionHash: hash(9) }] }
  expect(judge([], { part: 'module', record: ofModule }).hidden).toHaveLength(1)
  expect(judge([], { part: 'incoming', record: ofModule }).hidden).toEqual([])
})

test('behavior: each transfer and token of much spam is read a few times', () => {
  const count = 1_500
  let reads = 0
  const token = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
  const transfers = Array.from({ length: count }, (_, index): ChainTransfer & { token: Address } => ({
    blockNumber: 1n,
    from: alice,
    logIndex: index,
    to: safe,
    get token() {
      reads += 1
      return token(index)
    },
    transactionHash: hash(index),
    type: 'ERC20',
    value: 1n,
  }))
  const tokens = new Proxy(
    transfers.map((_, index) => token(index)),
    {
      get(target, key, receiver) {
        reads += 1
        return Reflect.get(target, key, receiver)
      },
    },
  )
  judge([], { record: { ...record, executions: [], transfers }, tokens })
  expect(reads).toBeGreaterThan(0)
  // A quadratic search would read a thousand times as often.
  expect(reads).toBeLessThan(20 * count)
})
