import { expect, test } from 'vitest'
import { startService } from '../../test/startService.ts'
import { createClient } from '../createClient.ts'
import {
  listHistory,
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
  listQueue,
} from './transactionLists.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const row = (id: string, timestamp: number) => ({
  transaction: {
    id,
    timestamp,
    txInfo: { dataSize: '0', isCancellation: false, to: { value: address }, type: 'Custom', value: '7' },
    txStatus: 'SUCCESS',
  },
  type: 'TRANSACTION',
})

test.each([listHistory, listIncomingTransfers, listModuleTransactions, listMultisigTransactions, listQueue])(
  'behavior: a time that is no date costs its own row and no other (%o)',
  async (list) => {
    const { url } = await startService({ body: { results: [row('lie', 9e15), row('true', 1)] } })
    const page = await list(createClient({ baseUrl: url }), { address, chainId: 31337 })
    expect(page.refused).toEqual([{ id: 'lie', place: 'transaction.timestamp' }])
    expect(page.results).toMatchObject([{ transaction: { id: 'true' } }])
  },
)
