import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTransaction, dave, erin } from '../../test/world.ts'
import { checkFees, getMaximumRefund } from './checkFees.ts'

test('default', () => {
  expect(checkFees({ transaction: createTransaction() })).toEqual({
    actual: '0',
    code: 'NO_REFUND',
    evidence: { source: 'recomputed' },
    id: 'T70',
    message: 'The Safe pays no refund for the execution.',
    translatable: { id: 'check.noRefund', text: 'The Safe pays no refund for the execution.' },
    verdict: 'ok',
  })
})

test('behavior: gas without a price costs nothing', () => {
  expect(checkFees({ transaction: createTransaction({ baseGas: 5n, refundReceiver: dave, safeTxGas: 5n }) }).code).toBe(
    'NO_REFUND',
  )
})

test('behavior: the maximum counts both gas fields', () => {
  expect(getMaximumRefund(createTransaction({ baseGas: 2n, gasPrice: 10n, safeTxGas: 3n }))).toBe(50n)
})

test('behavior: native refunds to whoever executes are capped by the contract', () => {
  const transaction = createTransaction({ baseGas: 1n, gasPrice: 1n, safeTxGas: 1n })
  expect(checkFees({ transaction })).toMatchObject({ actual: '2', code: 'REFUND_ABOVE_CEILING', verdict: 'warn' })
  expect(checkFees({ transaction: { ...transaction, gasToken: dave } })).toMatchObject({
    code: 'REFUND_TO_STRANGER',
    verdict: 'block',
  })
  expect(checkFees({ transaction: { ...transaction, refundReceiver: dave } })).toMatchObject({
    code: 'REFUND_TO_STRANGER',
    verdict: 'block',
  })
})

test('behavior: without safeTxGas the refund has no bound', () => {
  const transaction = createTransaction({ baseGas: 1n, gasPrice: 1n })
  expect(checkFees({ ceiling: 10n ** 30n, knownReceivers: [zeroAddress], transaction })).toMatchObject({
    actual: 'unlimited',
    code: 'REFUND_ABOVE_CEILING',
    verdict: 'warn',
  })
})

test('parameters: ceiling', () => {
  const transaction = createTransaction({
    baseGas: 1n,
    gasPrice: 7n,
    gasToken: dave,
    refundReceiver: erin,
    safeTxGas: 1n,
  })
  expect(checkFees({ ceiling: 14n, transaction })).toMatchObject({
    actual: '14',
    code: 'REFUND_WITHIN_CEILING',
    message: 'The Safe pays a refund of at most 14 for the execution.',
    verdict: 'ok',
  })
  expect(checkFees({ ceiling: 13n, transaction }).verdict).toBe('block')
  expect(checkFees({ ceiling: 13n, knownReceivers: [erin], transaction }).verdict).toBe('warn')
})
