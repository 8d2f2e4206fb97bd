import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices, type TestServicesParameters } from '../../../test/createTestServices.ts'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, carol, testDetails, testReport } from '../../../test/testReport.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Services } from '../services/Services.ts'
import { fromStored, type MessageRecord, type StoredConfirmation } from '../signature-store/ConfirmationsSchema.ts'
import { formKey, saveForm } from '../signature-store/drafts.ts'
import type { Report } from '../transactions/Report.ts'
import { DeliveryError, deliverSignatures, listUndelivered } from './deliverSignatures.ts'

const t = createCatalogue('common')

const { id } = testReport([])
const record = testRecord(5, { confirmations: [], hash: id.safeTxHash })
const mine = testConfirmation()
const file = (signer: Address) => testConfirmation({ signer, source: 'file' })

/** A browser that stores these confirmations. */
function open(answerService: TestServicesParameters['answerService'], ...confirmations: StoredConfirmation[]) {
  const services = createTestServices(answerService ? { answerService } : {})
  services.confirmations.update(() => [{ ...record, confirmations }])
  return { services, isDelivered: () => listAll(services).map((one) => one.isDelivered) }
}

const listAll = ({ confirmations }: Services) => confirmations.get().flatMap((stored) => stored.confirmations)

/** The service's response to a signature. */
const details = testDetails(id, fromStored(record.transaction))

const storedEntries = (report: Report, isOnlyHere: boolean) =>
  report.confirmations.map((confirmation) => ({ ...confirmation, isOnlyHere }))

test('default: the first proposes, the others confirm, all are marked, and the last response is returned', async () => {
  const requested: string[] = []
  const { isDelivered, services } = open(
    (path) => {
      requested.push(path)
      return details
    },
    mine,
    file(bob),
  )
  const response = await deliverSignatures(services, { record, signatures: listAll(services), isKnown: false })
  expect(requested.map((path) => path.split('/').at(-1))).toEqual(['propose', 'confirmations'])
  expect(isDelivered()).toEqual([true, true])
  expect(response).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
})

test('default: of a message the first creates it, the others are added, and its form is emptied', async () => {
  const requested: string[] = []
  const message: MessageRecord = {
    ...{ chainId: id.chainId, content: 'We agree.', createdAt: 1, hash: id.safeTxHash, kind: 'message' },
    ...{ confirmations: [mine, file(bob)], safe: id.address },
  }
  const services = createTestServices({
    answerService: (path) => {
      requested.push(path)
      return new Response(null, { status: 202 })
    },
  })
  const key = formKey(id.chainId, id.address, 'message')
  const form = { kind: 'text', text: 'We agree.', typed: '' }
  services.confirmations.update(() => [message])
  services.drafts.update((drafts) => saveForm(drafts, key, form))
  await deliverSignatures(services, { record: message, signatures: message.confirmations, isKnown: false })
  expect(requested.map((path) => path.split('/').at(-1))).toEqual(['messages', 'signatures'])
  expect(listAll(services).every(({ isDelivered }) => isDelivered)).toBe(true)
  expect(services.drafts.get().forms).toEqual({})
  // Not what was typed since.
  services.drafts.update((drafts) => saveForm(drafts, key, { ...form, text: 'Another.' }))
  await deliverSignatures(services, { record: message, signatures: [mine], isKnown: true })
  expect(services.drafts.get().forms[key]).toMatchObject({ text: 'Another.' })
})

test('behavior: one that is refused holds none of the others back', async () => {
  const answers = [new Response('{}', { status: 422 }), details]
  const { isDelivered, services } = open(() => answers.shift(), file(alice), file(bob))
  const signatures = listAll(services)
  await expect(deliverSignatures(services, { record, signatures, isKnown: true })).rejects.toBeInstanceOf(Error)
  expect(isDelivered()).toEqual([false, true])
})

test('error: every refusal is reported, each with its owner', async () => {
  const refuse = (message: string) => new Response(JSON.stringify({ code: 422, message }), { status: 422 })
  const answers = [refuse('One'), details, refuse('Two')]
  const { services } = open(() => answers.shift(), file(alice), file(bob), file(carol))
  const signatures = listAll(services)
  const error = await deliverSignatures(services, { record, signatures, isKnown: true }).catch(
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof DeliveryError)) throw error
  expect(error.failures.map(({ error: cause, signer }) => [signer, describeError(cause).sentence])).toEqual([
    [alice, t('serviceRejected', { words: '422: One' })],
    [carol, t('serviceRejected', { words: '422: Two' })],
  ])
})

test('error: a service that is gone accepts nothing, and nothing is marked', async () => {
  const { isDelivered, services } = open(() => new TypeError('Failed to fetch'), mine, file(bob))
  const signatures = listAll(services)
  await expect(deliverSignatures(services, { record, signatures, isKnown: false })).rejects.toBeInstanceOf(Error)
  expect(isDelivered()).toEqual([false, false])
})

test('behavior: what is stored here and not shown by the service waits, each owner once', () => {
  const { services } = open(undefined, mine, file(alice), file(bob), file(carol))
  const list = (report: Pick<Report, 'confirmations'>) =>
    listUndelivered(services, { confirmations: report.confirmations, id }).map(({ signer }) => signer)
  expect(list(testReport([]))).toEqual([alice, bob, carol])
  expect(list({ confirmations: storedEntries(testReport([alice, bob]), true) })).toEqual([alice, bob, carol])
  expect(list(testReport([bob]))).toEqual([alice, carol])
  const forged = storedEntries(testReport([carol]), true).map((one) => ({ ...one, status: 'forged' as const }))
  expect(list({ confirmations: forged })).toEqual([alice, bob])
  // An invalid signature from the service does not replace the owner's.
  const garbage = storedEntries(testReport([carol]), false).map((one) => ({ ...one, status: 'forged' as const }))
  expect(list({ confirmations: garbage })).toEqual([alice, bob, carol])
})
