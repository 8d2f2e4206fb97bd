import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { alice, dave, safe, testReport } from '../../../test/testReport.ts'
import { signsOffChain, toProvenDetails } from './readProvenDetails.ts'

const hash = `0x${'cd'.repeat(32)}` as const
const to = { logoUri: null, name: null, value: dave }
/** A service that claims execution. */
const details = TransactionDetailsSchema.parse({
  safeAddress: safe,
  txHash: hash,
  txId: `multisig_${safe}_0x${'ab'.repeat(32)}`,
  txInfo: { dataSize: '0', isCancellation: false, methodName: null, to, type: 'Custom', value: '1' },
  txStatus: 'SUCCESS',
})
const read = (overrides: Parameters<typeof testReport>[1]) =>
  toProvenDetails(testReport([alice], { details, ...overrides }))

test('default: where it stands is the chain’s word', () => {
  expect(read({ progress: 'waiting' })).toMatchObject({ txHash: null, txStatus: 'AWAITING_CONFIRMATIONS' })
  expect(read({ progress: 'ready' })).toMatchObject({ txHash: null, txStatus: 'AWAITING_EXECUTION' })
  expect(read({ progress: 'replaced' })).toMatchObject({ txHash: null, txStatus: 'CANCELLED' })
  const executedIn = `0x${'ef'.repeat(32)}` as const
  expect(read({ executedIn, progress: 'executed' })).toMatchObject({ txHash: executedIn, txStatus: 'SUCCESS' })
  expect(read({ progress: 'failed' })).toMatchObject({ txHash: hash, txStatus: 'FAILED' })
})

test('behavior: where the chain could not be asked, it is the service’s claim as it is', () => {
  expect(read({ progress: 'unknown' })).toBe(details)
})

test('error: what has another hash, or is not known, is no answer', () => {
  expect(() => read({ transaction: undefined })).toThrow()
  expect(() => toProvenDetails(testReport([alice]))).toThrow()
})

test('default: the rules of the official host', () => {
  const cases: [version: string, sdkVersion: string, hasHandler: boolean, expected: boolean][] = [
    ['1.4.1', '9.1.0', true, true],
    ['1.4.1+L2', '9.1.0', true, true],
    ['1.4.1', '9.1.0', false, false],
    ['1.3.0', '7.11.0', true, true],
    ['1.3.0', '7.10.9', true, false],
    ['1.1.1', '9.1.0', false, true],
  ]
  for (const [version, sdkVersion, hasHandler, expected] of cases)
    expect(signsOffChain({ fallbackHandler: hasHandler ? dave : undefined, sdkVersion, version })).toBe(expected)
})
