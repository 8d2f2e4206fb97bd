import { type Check, type Happened, verifyOwn } from '@countersign/protocol/verify'
import { type TransactionSummary, TransactionSummarySchema } from '@countersign/protocol/wire'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, safe } from '../../../test/testReport.ts'
import { relativeDay } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { applyProof, createEntryProof } from './EntryProof.ts'
import { toClaimedEntry } from './useHistoryProofs.ts'

const t = createCatalogue('history')

const transactionHash = `0x${'cd'.repeat(32)}` as const
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const account = (value: string) => ({ logoUri: null, name: null, value })
const transfer = (overrides: object = {}) => ({
  direction: 'OUTGOING',
  recipient: account(bob),
  sender: account(safe),
  transferInfo: { decimals: 6, tokenAddress: carol, tokenSymbol: 'USDC', type: 'ERC20', value: '5' },
  type: 'Transfer',
  ...overrides,
})
const summarize = (overrides: object = {}): TransactionSummary =>
  TransactionSummarySchema.parse({
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 1, nonce: 3, type: 'MULTISIG' },
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp: 1_700_000_000_123,
    txHash: transactionHash,
    txInfo: transfer(),
    txStatus: 'SUCCESS',
    ...overrides,
  })
const call = (to: `0x${string}`, amount: bigint): Happened['call'] => ({
  data: encodeFunctionData({ abi: erc20Abi, args: [to, amount], functionName: 'transfer' }),
  operation: 0,
  to: carol,
  value: 0n,
})
const log = { blockNumber: 9n, logIndex: 0, transactionHash, type: 'ERC20' } as const
const happened = (overrides: Partial<Happened> = {}) =>
  verifyOwn<Happened>({
    blockNumber: 9n,
    call: call(bob, 5n),
    isSuccess: true,
    nonce: 3n,
    sender: alice,
    timestamp: 1_700_000_000n,
    transfers: [{ ...log, from: safe, to: bob, token: carol, value: 5n }],
    ...overrides,
  })
const check = (verdict: Check['verdict'], code: string, claimed = ''): Check => ({
  claimed,
  code,
  evidence: undefined,
  id: 'T59',
  message: code,
  verdict,
})
const prove = (summary: TransactionSummary, checks: Check[], what: ReturnType<typeof happened> | undefined) =>
  createEntryProof({ checks, happened: what, safe, summary })

test('default: a row that is as the chain has it', () => {
  const proof = prove(summarize(), [check('ok', 'OUTCOME_AGREES')], happened())
  expect(proof).toMatchObject({ block: 9n, faults: [], nonce: 3n, state: 'confirmed', timestamp: 1_700_000_000_000 })
  expect(applyProof(summarize(), proof)).toMatchObject({ timestamp: 1_700_000_000_000, txStatus: 'SUCCESS' })
})

test('behavior: what is told otherwise is named, and shown as the chain has it', () => {
  const lie = summarize({
    executionInfo: { confirmationsRequired: 1, confirmationsSubmitted: 1, nonce: 8, type: 'MULTISIG' },
    timestamp: 5,
    txInfo: transfer({ recipient: account(alice) }),
  })
  const checks = [
    check('warn', 'OUTCOME_DIFFERS', 'success'),
    check('warn', 'TIME_DIFFERS', '0'),
    check('warn', 'NONCE_DIFFERS', '8'),
  ]
  const proof = prove(lie, checks, happened({ isSuccess: false }))
  expect(proof.state).toBe('differs')
  expect(proof.faults).toEqual([
    t('reportedSuccess'),
    t('timeDiffers', { time: relativeDay(0, Date.now()) }),
    t('nonceDiffers', { nonce: '8' }),
    t('contentDiffers'),
  ])
  expect(applyProof(lie, proof)).toMatchObject({
    executionInfo: { nonce: 3 },
    timestamp: 1_700_000_000_000,
    txInfo: { recipient: { value: bob }, transferInfo: { decimals: 6, tokenSymbol: 'USDC', value: '5' } },
    txStatus: 'FAILED',
  })
})

test('behavior: a reversed direction differs although its accounts are right', () => {
  const lie = summarize({ txInfo: transfer({ direction: 'INCOMING' }) })
  expect(prove(lie, [], happened())).toMatchObject({ faults: [t('contentDiffers')], state: 'differs' })
})

test('behavior: a settings change that was a payment, and a payment that is called a rejection', () => {
  const custom = { dataSize: '0', isCancellation: true, to: account(safe), type: 'Custom', value: '0' }
  expect(prove(summarize({ txInfo: custom }), [], happened()).state).toBe('differs')
  const unknownToken = { ...custom, dataSize: '68', isCancellation: false, to: account(carol) }
  expect(prove(summarize({ txInfo: unknownToken }), [], happened()).state).toBe('confirmed')
})

test('behavior: a transfer by its log, where nothing was called', () => {
  const received = summarize({
    executionInfo: null,
    id: `transfer_${safe}_e${'cd'.repeat(32)}0`,
    txInfo: transfer({ direction: 'INCOMING', recipient: account(safe), sender: account(bob) }),
  })
  const transfers: Happened['transfers'] = [{ ...log, from: bob, to: safe, token: carol, value: 5n }]
  const honest = happened({ call: undefined, nonce: undefined, transfers })
  expect(prove(received, [check('ok', 'CONTENT_AGREES')], honest).state).toBe('confirmed')
  const less = happened({
    call: undefined,
    nonce: undefined,
    transfers: transfers.map((item) => ({ ...item, value: 1n })),
  })
  const proof = prove(received, [check('block', 'CONTENT_DIFFERS')], less)
  expect(proof).toMatchObject({ faults: [t('contentDiffers')], state: 'differs' })
  expect(applyProof(received, proof)).toMatchObject({ txInfo: { transferInfo: { value: '1' } } })
})

test('behavior: what never happened is false and stays as it was told; what cannot be told stays claimed', () => {
  const invented = prove(summarize(), [check('block', 'NEVER_EXECUTED')], undefined)
  expect(invented).toEqual({ faults: ['NEVER_EXECUTED'], state: 'false' })
  expect(applyProof(summarize(), invented)).toEqual(summarize())
  expect(prove(summarize(), [check('unknown', 'NO_NODE')], undefined).state).toBe('claimed')
  expect(prove(summarize(), [check('unknown', 'CONTENT_UNKNOWN')], happened({ call: undefined })).state).toBe('claimed')
})

test('toClaimedEntry: each kind of row, and none without a transaction of the chain', () => {
  expect(toClaimedEntry(summarize())).toEqual({
    isSuccess: true,
    kind: 'multisig',
    nonce: 3n,
    safeTxHash,
    timestamp: 1_700_000_000n,
    transactionHash,
    transfer: { from: safe, to: bob, token: carol, type: 'ERC20', value: 5n },
  })
  const byModule = { executionInfo: { address: account(alice), type: 'MODULE' }, id: `module_${safe}_1` }
  expect(toClaimedEntry(summarize({ ...byModule, txStatus: 'FAILED' }))).toMatchObject({
    isSuccess: false,
    kind: 'module',
    module: alice,
  })
  expect(toClaimedEntry(summarize({ executionInfo: null, id: `transfer_${safe}_1` }))?.kind).toBe('transfer')
  const creation = { creator: account(alice), transactionHash, type: 'Creation' }
  expect(
    toClaimedEntry(summarize({ executionInfo: null, id: `creation_${safe}`, txHash: null, txInfo: creation })),
  ).toMatchObject({ kind: 'creation', transactionHash })
  expect(toClaimedEntry(summarize({ txHash: null }))).toBeUndefined()
})

test('behavior: who created the Safe is who sent that transaction, and another creator is reported', () => {
  const proveCreation = (creator: Address) => {
    const creation = { creator: { ...account(creator), name: 'Vitalik' }, transactionHash, type: 'Creation' }
    const summary = summarize({ executionInfo: null, id: `creation_${safe}`, txHash: null, txInfo: creation })
    const actual = happened({ call: undefined, nonce: undefined, transfers: [] })
    const proof = prove(summary, [check('ok', 'CREATED')], actual)
    const { txInfo } = applyProof(summary, proof)
    expect(txInfo).toMatchObject({ creator: { name: null, value: alice }, type: 'Creation' })
    return proof
  }
  expect(proveCreation(alice)).toMatchObject({ faults: [], state: 'confirmed' })
  expect(proveCreation(bob)).toMatchObject({ faults: [t('contentDiffers')], state: 'differs' })
})
