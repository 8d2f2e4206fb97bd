import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { describeError } from '../../lib/describeError.ts'
import { common } from '../../lib/messages/common.ts'
import { DeliveryError } from '../signature-store/DeliveryError.ts'
import { toStored } from '../signature-store/StoredTransaction.ts'
import type { SignatureStoreEntry } from '../signature-store/signatureStore.ts'
import type { Report } from '../transactions/Report.ts'
import { alice, bob, carol, testReport } from '../transactions/testReport.ts'
import { deliverSignatures, listUndelivered } from './deliverSignatures.ts'

const { id, transaction } = testReport([])

function entry(signer: SignatureStoreEntry['signer']): SignatureStoreEntry {
  if (!transaction) throw new Error('The test report has no transaction.')
  return {
    chainId: id.chainId,
    isDelivered: false,
    safe: id.address,
    safeTxHash: id.safeTxHash,
    signature: `0x${'11'.repeat(65)}`,
    signedAt: 1,
    signer,
    transaction: toStored(transaction.value),
    version: '1.4.1',
  }
}

/** As the service answers whoever hands something over. */
const details = {
  detailedExecutionInfo: {
    baseGas: '0',
    confirmations: [],
    confirmationsRequired: 2,
    gasPrice: '0',
    gasToken: zeroAddress,
    nonce: 5,
    refundReceiver: { value: zeroAddress },
    safeTxGas: '0',
    safeTxHash: id.safeTxHash,
    signers: [],
    submittedAt: 1,
    trusted: true,
    type: 'MULTISIG',
  },
  safeAddress: id.address,
  txData: { hexData: null, operation: 0, to: { value: alice }, value: '1' },
  txId: `multisig_${id.address}_${id.safeTxHash}`,
  txInfo: { dataSize: '0', isCancellation: false, to: { value: alice }, type: 'Custom', value: '1' },
  txStatus: 'AWAITING_CONFIRMATIONS',
}

const kept = (report: Report, isOnlyHere: boolean) =>
  report.confirmations.map((confirmation) => ({ ...confirmation, isOnlyHere }))

test('default: the first proposes, the others confirm, and all of them are marked', async () => {
  const asked: string[] = []
  const services = createTestServices({
    answerService: (path) => {
      asked.push(path)
      return details
    },
  })
  services.signatureStore.update(() => [entry(alice)])
  services.received.update(() => [entry(bob)])
  await deliverSignatures(services, { entries: [entry(alice), entry(bob)], isKnown: false })
  expect(asked.map((path) => path.split('/').at(-1))).toEqual(['propose', 'confirmations'])
  expect([...services.signatureStore.get(), ...services.received.get()].every(({ isDelivered }) => isDelivered)).toBe(
    true,
  )
})

test('behavior: one that is refused keeps none of the others back', async () => {
  const answers = [new Response('{}', { status: 422 }), details]
  const services = createTestServices({ answerService: () => answers.shift() })
  services.received.update(() => [entry(alice), entry(bob)])
  const entries = services.received.get()
  await expect(deliverSignatures(services, { entries, isKnown: true })).rejects.toBeInstanceOf(Error)
  expect(services.received.get().map(({ isDelivered }) => isDelivered)).toEqual([false, true])
})

test('error: every refusal is reported, each with its owner', async () => {
  const refuse = (message: string) => new Response(JSON.stringify({ code: 422, message }), { status: 422 })
  const answers = [refuse('One'), details, refuse('Two')]
  const services = createTestServices({ answerService: () => answers.shift() })
  const entries = [entry(alice), entry(bob), entry(carol)]
  const error = await deliverSignatures(services, { entries, isKnown: true }).catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryError)) throw error
  expect(error.failures.map(({ error: cause, signer }) => [signer, describeError(cause).sentence])).toEqual([
    [alice, common.serviceSays('422: One')],
    [carol, common.serviceSays('422: Two')],
  ])
})

test('error: a service that is gone keeps nothing, and nothing is marked', async () => {
  const services = createTestServices({ answerService: () => new TypeError('Failed to fetch') })
  services.signatureStore.update(() => [entry(alice)])
  services.received.update(() => [entry(bob)])
  const entries = [entry(alice), entry(bob)]
  await expect(deliverSignatures(services, { entries, isKnown: false })).rejects.toBeInstanceOf(Error)
  expect([...services.signatureStore.get(), ...services.received.get()].some(({ isDelivered }) => isDelivered)).toBe(
    false,
  )
})

test('behavior: what waits is kept here and not shown by the service, each owner once', () => {
  const services = createTestServices()
  services.signatureStore.update(() => [entry(alice)])
  services.received.update(() => [entry(alice), entry(bob), entry(carol)])
  const list = (report: Pick<Report, 'confirmations'>) =>
    listUndelivered(services, { confirmations: report.confirmations, id }).map(({ signer }) => signer)
  expect(list(testReport([]))).toEqual([alice, bob, carol])
  expect(list({ confirmations: kept(testReport([alice, bob]), true) })).toEqual([alice, bob, carol])
  expect(list(testReport([bob]))).toEqual([alice, carol])
  const forged = kept(testReport([carol]), true).map((one) => ({ ...one, status: 'forged' as const }))
  expect(list({ confirmations: forged })).toEqual([alice, bob])
  // Garbage of the service under an owner's name takes nobody's place.
  const garbage = kept(testReport([carol]), false).map((one) => ({ ...one, status: 'forged' as const }))
  expect(list({ confirmations: garbage })).toEqual([alice, bob, carol])
})
