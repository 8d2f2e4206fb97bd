import { expect, test } from 'vitest'
import { parseMultisigId, parseSafeTxHash } from './parseSafeTxHash.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const hash = `0x${'ab'.repeat(32)}`

test('default: takes an id apart', () => {
  expect(parseMultisigId(`multisig_${safe}_${hash.toUpperCase().replace('0X', '0x')}`)).toEqual({
    safe,
    safeTxHash: hash,
  })
})

test.each([
  '',
  hash,
  `module_${safe}_i${hash}`,
  `multisig_${safe}_0x12`,
  `multisig_0x12_${hash}`,
  `multisig_${safe}_${hash}_x`,
])('error: "%s" is no multisig id', (id) => {
  expect(parseMultisigId(id)).toBeUndefined()
})

test('default: a link holds a bare hash or the service’s id of this Safe', () => {
  expect(parseSafeTxHash(hash, safe)).toBe(hash)
  expect(parseSafeTxHash(`0x${'AB'.repeat(32)}`, safe)).toBe(hash)
  expect(parseSafeTxHash(`multisig_${safe}_${hash}`, safe)).toBe(hash)
})

test.each(['', '0x12', `multisig_${other}_${hash}`, `transfer_${safe}_e${'ab'.repeat(32)}1`])(
  'error: a link with "%s" names no transaction',
  (id) => {
    expect(parseSafeTxHash(id, safe)).toBeUndefined()
  },
)
