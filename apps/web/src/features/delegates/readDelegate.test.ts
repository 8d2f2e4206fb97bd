import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { readDelegate } from './readDelegate.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('delegates')

const read = (address: string, label = 'Bot') =>
  readDelegate({ address, label }, { chain: testChain, state: testState })

test('default: an address and a label', () => {
  expect(read(` ${dave} `, ' Payroll bot ')).toEqual({ value: { delegate: dave, label: 'Payroll bot' } })
})

test.each([
  ['', tTransactionBuilder('address.missing')],
  ['0x12', tTransactionBuilder('address.length', { count: 4 })],
  [alice, t('isOwner')],
  [testSafe.address, t('isSafe')],
])('error: the address %s', (address, error) => {
  expect(read(address)).toEqual({ errors: { address: error } })
})

test.each([
  [' ', t('labelMissing')],
  ['x'.repeat(51), t('labelLong')],
])('error: the label %j', (label, error) => {
  expect(read(dave, label)).toEqual({ errors: { label: error } })
})
