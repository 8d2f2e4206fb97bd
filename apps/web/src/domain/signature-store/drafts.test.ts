import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { type Draft, DraftsSchema, noDrafts } from './DraftsSchema.ts'
import {
  clearForm,
  findDraft,
  finishDraft,
  formKey,
  noteKey,
  readNote,
  removeDraft,
  saveDraft,
  saveForm,
  saveNonce,
} from './drafts.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const draft = (index: number): Draft => ({
  chainId: 31337,
  safe,
  version: '1.4.1',
  safeTxHash: `0x${index.toString(16).padStart(64, '0')}`,
  transaction: {
    to: safe,
    value: '0',
    data: '0x',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: '0',
  },
  createdAt: index,
  form: 'send',
})

test('default: a form is kept per Safe, chain and kind, with its nonce, until it is cleared', () => {
  const form = { asset: zeroAddress, recipient: '0xab', amount: '1,5' }
  const key = formKey(1, safe, 'send')
  const drafts = saveNonce(saveForm(noDrafts, key, form), key, '12')
  expect(drafts.forms[key]).toEqual(form)
  expect(drafts.nonces[key]).toBe('12')
  expect(drafts.forms[formKey(2, safe, 'send')]).toBeUndefined()
  expect(drafts.forms[formKey(1, safe, 'owners')]).toBeUndefined()
  expect(clearForm(drafts, key)).toEqual(noDrafts)
})

test('behavior: what was kept before there was a choice of forms is still read', () => {
  const form = { asset: zeroAddress, recipient: '0xab', amount: '1' }
  const { form: _, ...before } = draft(1)
  const read = DraftsSchema.parse({ forms: { [`1:${safe}`]: form }, transactions: [before] })
  expect(read.forms[formKey(1, safe, 'send')]).toEqual(form)
  expect(read.transactions[0]?.form).toBe('send')
})

test('behavior: imported drafts make room for own ones, never the other way round', () => {
  const imported = Array.from({ length: 60 }, (_, index) => ({ ...draft(1_000 + index), isImported: true }))
  const own = Array.from({ length: 30 }, (_, index) => draft(index))
  const all = [...own, ...imported].reduce((drafts, one) => saveDraft(drafts, one), noDrafts)
  expect(all.transactions).toHaveLength(50)
  expect(all.transactions.filter(({ isImported }) => !isImported)).toHaveLength(30)
  expect(all.transactions[0]).toEqual(imported.at(-1))
})

test('default: a draft is found by its hash, once', () => {
  const drafts = saveDraft(saveDraft(noDrafts, draft(1)), { ...draft(1), createdAt: 9 })
  expect(drafts.transactions).toHaveLength(1)
  expect(findDraft(drafts, draft(1).safeTxHash)?.createdAt).toBe(9)
  expect(removeDraft(drafts, draft(1).safeTxHash).transactions).toEqual([])
})

test('behavior: the newest fifty stay', () => {
  const drafts = Array.from({ length: 60 }, (_, index) => draft(index + 1)).reduce(saveDraft, noDrafts)
  expect(drafts.transactions).toHaveLength(50)
  expect(drafts.transactions[0]?.createdAt).toBe(60)
})

test('behavior: what went to the service is forgotten, with what stood in its form, and nothing else', () => {
  const key = formKey(31337, safe, 'send')
  const noted = saveForm(saveForm(noDrafts, key, { amount: '1' }), noteKey(draft(1).safeTxHash), 'Rent')
  expect(readNote(noted, draft(1).safeTxHash)).toBe('Rent')
  const drafts = saveDraft(saveDraft(noted, draft(1)), draft(2))
  const after = finishDraft(drafts, draft(1).safeTxHash)
  expect(after).toEqual({ ...noDrafts, transactions: [draft(2)] })
  expect(finishDraft(after, draft(1).safeTxHash)).toBe(after)
})
