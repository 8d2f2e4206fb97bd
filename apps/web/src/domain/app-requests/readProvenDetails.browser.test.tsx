import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expect, test, vi } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { createTestEntry } from '../settings/testStorage.ts'
import { markDelivered } from '../signature-store/signatureStore.ts'
import { alice, dave, safe, testReport } from '../transactions/testReport.ts'
import { readProvenDetails } from './readProvenDetails.ts'

const entry = createTestEntry(7)
const { safeTxHash } = entry
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

/** The service has it once the signature was delivered. */
function setup() {
  const services = createTestServices()
  services.signatureStore.update(() => [entry])
  const read = vi.spyOn(services.queryClient, 'fetchQuery').mockImplementation(async () => {
    const isKnown = services.signatureStore.get().every(({ isDelivered }) => isDelivered)
    return testReport([alice], { details: isKnown ? details : undefined, progress: 'ready' })
  })
  return {
    deliver: () => services.signatureStore.update((all) => markDelivered(all, safeTxHash, entry.signer)),
    read,
    services,
  }
}

test('default: what was just signed is told of when the service has it', async () => {
  const { deliver, read, services } = setup()
  const told = readProvenDetails(services, id)
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
  deliver()
  expect(await told).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
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
  await expect(readProvenDetails(services, id, { patience: 1 })).rejects.toThrow('could be verified')
})
