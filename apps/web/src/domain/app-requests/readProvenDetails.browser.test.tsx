import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expect, test, vi } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testRecord } from '../../../test/testRecord.ts'
import { alice, dave, safe, testReport } from '../../../test/testReport.ts'
import { markDelivered } from '../signature-store/confirmations.ts'
import { readProvenDetails } from './readProvenDetails.ts'

const record = testRecord(7)
const { hash: safeTxHash } = record
const id = { address: safe, chainId: 31337, safeTxHash } as const
const details = TransactionDetailsSchema.parse({
  safeAddress: safe,
  txHash: null,
  txId: `multisig_${safe}_${safeTxHash}`,
  txInfo: {
    dataSize: '0',
    isCancellation: false,
    methodName: null,
    to: { logoUri: null, name: null, value: dave },
    type: 'Custom',
    value: '1',
  },
  txStatus: 'AWAITING_EXECUTION',
})

/** The service has it once the signature is delivered. */
function setup() {
  const services = createTestServices()
  services.confirmations.update(() => [record])
  const read = vi.spyOn(services.queryClient, 'fetchQuery').mockImplementation(async () => {
    const [stored] = services.confirmations.get()
    const isKnown = stored?.confirmations.every(({ isDelivered }) => isDelivered)
    return testReport([alice], { details: isKnown ? details : undefined, progress: 'ready' })
  })
  return {
    deliver: () => services.confirmations.update((all) => markDelivered(all, safeTxHash, alice)),
    read,
    services,
  }
}

test('default: what was just signed is told of when the service has it', async () => {
  const { deliver, read, services } = setup()
  const reported = readProvenDetails(services, id)
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
  deliver()
  expect(await reported).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
})

test.each([2_000, 0])(
  'behavior: what was read or begun before is not the answer (fresh for %i ms)',
  async (staleTime) => {
    const { deliver, read, services } = setup()
    read.mockResolvedValueOnce(testReport([alice], { details: undefined, progress: 'ready' }))
    deliver()
    expect(await readProvenDetails(services, id, { staleTime })).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
    expect(read).toHaveBeenCalledTimes(2)
  },
)

test('error: a service that is down does not leave an app without an answer', async () => {
  const { services } = setup()
  await expect(readProvenDetails(services, id, { timeout: 1 })).rejects.toThrow('could be verified')
})
