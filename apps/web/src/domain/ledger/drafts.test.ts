import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { clearForm, type Draft, findDraft, formKey, noDrafts, removeDraft, saveDraft, saveForm } from './drafts.ts'

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
})

test('default: a form is kept per Safe and chain', () => {
  const form = { asset: zeroAddress, recipient: '0xab', amount: '1,5' }
  const drafts = saveForm(noDrafts, formKey(1, safe), form)
  expect(drafts.forms[formKey(1, safe)]).toEqual(form)
  expect(drafts.forms[formKey(2, safe)]).toBeUndefined()
  expect(clearForm(drafts, formKey(1, safe)).forms).toEqual({})
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
