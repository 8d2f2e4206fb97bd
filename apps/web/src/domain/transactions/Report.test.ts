import { expect, test } from 'vitest'
import { alice, bob, carol, testReport } from '../../../test/testReport.ts'
import { listSources, type SignatureSource } from './Report.ts'

test('default: the body and each signature that counts, in one order', () => {
  expect(listSources(testReport([]))).toEqual(['service'])
  const from: SignatureSource[] = ['yours', 'chain', 'file']
  const { confirmations } = testReport([alice, bob, carol])
  const mixed = confirmations.map((confirmation, index) => ({ ...confirmation, from: from[index] }))
  expect(listSources({ confirmations: mixed, source: 'file' })).toEqual(['file', 'chain', 'yours'])
})

test('behavior: what does not count came from nowhere', () => {
  const confirmations = testReport([alice]).confirmations.map((confirmation) => ({
    ...confirmation,
    from: 'file' as const,
    status: 'forged' as const,
  }))
  expect(listSources({ confirmations, source: 'service' })).toEqual(['service'])
})
