import { expect, test } from 'vitest'
import { builderFile } from '../../../test/testBatchFiles.ts'
import { computeChecksum } from './parseBatchFile.ts'

test('default: the fingerprint that the official builder wrote', () => {
  expect(computeChecksum(builderFile)).toBe(builderFile.meta.checksum)
})

test('behavior: the name does not count, everything else does', () => {
  const { meta } = builderFile
  expect(computeChecksum({ ...builderFile, meta: { ...meta, name: 'Payroll' } })).toBe(meta.checksum)
  expect(computeChecksum({ ...builderFile, chainId: '10' })).not.toBe(meta.checksum)
  expect(computeChecksum({ ...builderFile, meta: { ...meta, description: 'x' } })).not.toBe(meta.checksum)
  const [first] = builderFile.transactions
  expect(computeChecksum({ ...builderFile, transactions: [{ ...first, value: '1' }] })).not.toBe(meta.checksum)
})

test('behavior: the order of keys does not count', () => {
  const turned = Object.fromEntries(Object.entries(builderFile).toReversed())
  expect(computeChecksum(turned)).toBe(builderFile.meta.checksum)
})
