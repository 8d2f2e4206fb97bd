import { expect, test } from 'vitest'
import { startService } from '../../test/startService.ts'
import { createClient } from '../createClient.ts'
import { UnexpectedResponseError } from '../request.ts'
import { getTransaction } from './transactions.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x0000000000000000000000000000000000000001'
const hash = `0x${'ab'.repeat(32)}` as const
const addressEx = { logoUri: null, name: null, value: address }
const custom = { dataSize: '0', isCancellation: false, to: addressEx, type: 'Custom', value: '7' }

const details = {
  detailedExecutionInfo: {
    baseGas: '0',
    confirmations: [],
    confirmationsRequired: 1,
    gasPrice: '0',
    gasToken: other,
    nonce: 1,
    refundReceiver: addressEx,
    safeTxGas: '0',
    safeTxHash: hash,
    signers: [addressEx],
    submittedAt: 1,
    trusted: true,
    type: 'MULTISIG',
  },
  safeAddress: address,
  txData: { hexData: '0x', operation: 0, to: addressEx, value: '7' },
  txId: `multisig_${address}_${hash}`,
  txInfo: custom,
  txStatus: 'AWAITING_CONFIRMATIONS',
}

test('default: details of a transaction', async () => {
  const service = await startService({ body: { ...details, fieldOfTomorrow: { a: [1] } } })
  const client = createClient({ baseUrl: service.url })
  expect(await getTransaction(client, { chainId: 31337, id: hash })).toMatchObject({ safeAddress: address })
})

test.each<[string, object]>([
  ['to', { txData: { ...details.txData, to: { value: `${address.slice(0, -1)}6` } } }],
  ['value', { txData: { ...details.txData, value: '0x7' } }],
  ['data', { txData: { ...details.txData, hexData: '0x0' } }],
  ['operation', { txData: { ...details.txData, operation: 2 } }],
  ...(['baseGas', 'gasPrice', 'safeTxGas', 'gasToken', 'safeTxHash', 'nonce'] as const).map(
    (field): [string, object] => [
      field,
      { detailedExecutionInfo: { ...details.detailedExecutionInfo, [field]: '-1' } },
    ],
  ),
  [
    'refundReceiver',
    { detailedExecutionInfo: { ...details.detailedExecutionInfo, refundReceiver: { value: 'nobody' } } },
  ],
])('error: details with a wrong %s', async (_field, wrong) => {
  const service = await startService({ body: { ...details, ...wrong } })
  const client = createClient({ baseUrl: service.url })
  await expect(getTransaction(client, { chainId: 31337, id: hash })).rejects.toThrow(UnexpectedResponseError)
})
