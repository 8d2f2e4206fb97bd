import { expect, test } from 'vitest'
import { alice, bob, carol, chainId, createClaim, createFacts, createTransaction, safe } from '../../test/world.ts'
import { parseConfirmations } from './checkConfirmations.ts'
import { checkTransaction } from './checkTransaction.ts'
import type { TransactionReport } from './TransactionReport.ts'
import {
  createReportMemory,
  createVerificationCache,
  isSameContent,
  type ReportInputs,
  type ReportOptions,
} from './VerificationCache.ts'

const transaction = createTransaction()
const signatureStore = [{ chainId, nonce: 7n, safe, safeTxHash: '0x11', signer: alice }] as const
const options: ReportOptions = { chainId, signatureStore, safe }

async function setup() {
  const memory = createReportMemory(100)
  const claimed = await createClaim(createTransaction(), [alice, bob])
  const inputs: ReportInputs = {
    claimed: memory.storeClaim(claimed),
    facts: createFacts(),
    options: memory.storeOptions(options),
  }
  const report: TransactionReport = await checkTransaction({
    ...inputs,
    ...options,
    cache: createVerificationCache(),
    parsed: parseConfirmations(claimed.confirmations, createVerificationCache()),
  })
  return { claimed, inputs, memory, report: memory.storeReport(inputs, report) }
}

test('default', async () => {
  const { claimed, inputs, memory, report } = await setup()
  const again = {
    claimed: memory.storeClaim(structuredClone(claimed)),
    facts: inputs.facts,
    options: memory.storeOptions(structuredClone(options)),
  }
  expect(memory.find(again)).toBe(report)
})

test('behavior: a cached report cannot be changed', async () => {
  const { report } = await setup()
  expect(Object.isFrozen(report)).toBe(true)
  expect(Object.isFrozen(report.checks)).toBe(true)
  expect(Object.isFrozen(report.confirmations)).toBe(true)
  expect(report.checks.every(Object.isFrozen)).toBe(true)
  expect(report.confirmations.every(Object.isFrozen)).toBe(true)
  for (const { evidence } of [...report.checks, ...report.confirmations]) expect(Object.isFrozen(evidence)).toBe(true)
})

test('behavior: claims are copied and not frozen', async () => {
  const { claimed, inputs, memory } = await setup()
  expect(Object.isFrozen(claimed.transaction)).toBe(false)
  claimed.transaction.value += 1n
  expect(inputs.claimed.transaction.value).toBe(transaction.value)
  expect(memory.find({ ...inputs, claimed: memory.storeClaim(claimed) })).toBeUndefined()
})

test('behavior: whatever changed in a claim is verified again', async () => {
  const { claimed, inputs, memory } = await setup()
  const [first, second] = claimed.confirmations
  const changes = [
    { confirmations: [first, second, { owner: carol, signature: null }] },
    { confirmations: [second, first] },
    { confirmations: [first, { owner: carol, signature: second?.signature ?? null }] },
    { confirmations: [{ owner: alice, signature: null }, second] },
    { confirmationsRequired: 9 },
    { confirmationsSubmitted: 1 },
    { isRejection: true },
    { safe: alice },
    { status: 'SUCCESS' },
    { trustedDelegateCallTarget: true },
    ...Object.keys(transaction).map((field) => ({ transaction: { ...transaction, [field]: 'changed' } })),
  ]
  for (const change of changes) {
    const changed = memory.storeClaim(Object.assign(structuredClone(claimed), change))
    expect(memory.find({ ...inputs, claimed: changed }), Object.keys(change).join()).toBeUndefined()
  }
})

test('behavior: other facts, even with the same content, are another block', async () => {
  const { inputs, memory } = await setup()
  expect(memory.find({ ...inputs, facts: createFacts() })).toBeUndefined()
  expect(memory.find({ ...inputs, facts: undefined })).toBeUndefined()
})

test('behavior: other options are another report', async () => {
  const { inputs, memory } = await setup()
  const [entry] = signatureStore
  const changes: Partial<ReportOptions>[] = [
    { chainId: 1 },
    { expectedHash: '0x22' },
    { formerOwners: [alice] },
    { knownRefundReceivers: [bob] },
    { signatureStore: [] },
    { signatureStore: [{ ...entry, signer: bob }] },
    { refundCeiling: 1n },
    { safe: alice },
  ]
  for (const change of changes)
    expect(memory.find({ ...inputs, options: memory.storeOptions({ ...options, ...change }) })).toBeUndefined()
})

test('parameters: maximumEntries', async () => {
  const memory = createReportMemory(1)
  const first = await createClaim(transaction, [alice])
  const stored = memory.storeClaim(first)
  expect(memory.storeClaim(first)).toBe(stored)
  memory.storeClaim(await createClaim(createTransaction({ nonce: 8n }), [alice]))
  expect(memory.storeClaim(first)).not.toBe(stored)
})

const value = { amount: 1n, list: [{ name: 'a', signature: null }], text: 'x' }

test('default', () => {
  expect(isSameContent(value, structuredClone(value))).toBe(true)
  expect(isSameContent([], [])).toBe(true)
  expect(isSameContent(undefined, undefined)).toBe(true)
})

test.each([
  ['a value', { ...value, amount: 2n }],
  ['a type', { ...value, amount: 1 }],
  ['a text', { ...value, text: 'X' }],
  ['an inner value', { ...value, list: [{ name: 'a', signature: 'b' }] }],
  ['a longer list', { ...value, list: [...value.list, ...value.list] }],
  ['an empty list', { ...value, list: [] }],
  ['a field more', { ...value, note: undefined }],
  ['another field', { amount: 1n, list: value.list, texts: 'x' }],
  ['nothing', null],
  ['a primitive', 'x'],
])('behavior: %s differs', (_, other) => {
  expect(isSameContent(value, other)).toBe(false)
  expect(isSameContent(other, value)).toBe(false)
})

test('behavior: a field of the prototype is none', () => {
  expect(isSameContent({ toString: undefined }, { other: undefined })).toBe(false)
})

test('behavior: a list is no record', () => {
  expect(isSameContent([], {})).toBe(false)
  expect(isSameContent({ 0: 'a' }, ['a'])).toBe(false)
})
