import { expect, test } from 'vitest'
import { dave, safe } from '../../domain/report/testReport.ts'
import { parseTransactionId } from './parseTransactionId.ts'

const hash = `0x${'ab'.repeat(32)}`

test('default: a bare hash or the service’s id of this Safe', () => {
  expect(parseTransactionId(hash, safe)).toBe(hash)
  expect(parseTransactionId(`0x${'AB'.repeat(32)}`, safe)).toBe(hash)
  expect(parseTransactionId(`multisig_${safe}_${hash}`, safe)).toBe(hash)
})

test.each(['', '0x12', `multisig_${dave}_${hash}`, `transfer_${safe}_e${'ab'.repeat(32)}1`])('error: "%s"', (id) => {
  expect(parseTransactionId(id, safe)).toBeUndefined()
})
