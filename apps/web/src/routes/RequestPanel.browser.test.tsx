import { hashSafeMessage } from '@countersign/protocol/hash'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testConfirmation, testRecord } from '../../test/testRecord.ts'
import { alice, bob, dave, testMessageReport, testReport } from '../../test/testReport.ts'
import { testSafe, testState } from '../../test/testSafe.ts'
import {
  type Answer,
  enqueueRequest,
  getRequest,
  type RequestBody,
  type Requester,
} from '../domain/app-requests/createRequestQueue.ts'
import type { Services } from '../domain/services/Services.ts'
import { addRecord } from '../domain/signature-store/confirmations.ts'
import { formKey } from '../domain/signature-store/drafts.ts'
import { BatchSchema, batchForm } from '../domain/transaction-builder/Batch.ts'
import { messageQuery } from '../domain/transactions/messageQueries.ts'
import { reportQuery } from '../domain/transactions/reportQuery.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { RequestPanel } from './RequestPanel.tsx'

const t = createCatalogue('appRequests')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const requester: Requester = { via: 'frame', origin: 'https://app.example', name: 'Corner \u202edesk' }
const payment: RequestBody = { kind: 'transactions', calls: [{ to: dave, value: 5n, data: '0x' }] }
const node = (method: string) => (method === 'eth_chainId' ? '0x7a69' : method === 'eth_blockNumber' ? '0x10' : null)

async function setup(bodies: readonly RequestBody[], prepare?: (services: Services) => void) {
  const answers: Answer[] = []
  const screen = await renderWithServices(<RequestPanel />, {
    account: alice,
    answerNode: node,
    answerService: () => new Error('down'),
    prepare(services) {
      seedSafe(services)
      prepare?.(services)
      for (const body of bodies)
        void enqueueRequest(services, { safe: testSafe, requester, body }).then((answer) => answers.push(answer))
    },
  })
  return Object.assign(screen, { answers, panel: screen.getByRole('dialog') })
}

test('default: who asks, by origin; refused, nothing of it is left', async () => {
  const { answers, panel, services } = await setup([payment, { kind: 'message', content: 'Hello' }])
  const heading = panel.getByRole('heading', {
    level: 2,
    name: t('requests.transactions', { count: 1, origin: 'https://app.example' }),
  })
  await expect.element(heading).toHaveFocus()
  await expect.element(panel.getByText('Corner desk')).toBeVisible()
  await expect.element(panel.getByText(t('more', { count: 1 }))).toBeVisible()
  await expect.poll(() => services.drafts.get().transactions).toHaveLength(1)
  expect(services.drafts.get().transactions[0]).toMatchObject({
    askedBy: { origin: 'https://app.example' },
    transaction: { to: dave, value: '5', operation: 0, safeTxGas: '0' },
  })
  await expectAccessible(panel.element())
  await panel.getByRole('button', { name: t('reject') }).click()
  await expect
    .element(panel.getByRole('heading', { level: 2, name: t('requests.message', { origin: '' }).trim() }))
    .toBeVisible()
  expect(answers).toEqual([{ outcome: 'refused', reason: 'owner' }])
  expect(services.drafts.get().transactions).toEqual([])
})

test('behavior: the hash goes out once the signature is with the service, and the panel stays to execute', async () => {
  const { answers, panel, services } = await setup([payment])
  await expect.poll(() => services.drafts.get().transactions).toHaveLength(1)
  const [draft] = services.drafts.get().transactions
  if (!draft) throw new Error('No draft.')
  const { safeTxHash, transaction } = draft
  const sign = (isDelivered: boolean) => {
    const confirmations = [testConfirmation({ isDelivered })]
    services.confirmations.update((all) =>
      addRecord(all, testRecord(0, { confirmations, hash: safeTxHash, transaction })),
    )
  }
  sign(false)
  await expect.element(panel.getByText(t('doneSigned'))).toBeVisible()
  expect(answers).toEqual([])
  sign(true)
  await expect.element(panel.getByText(t('doneText'))).toBeVisible()
  await expect.poll(() => answers).toEqual([{ outcome: 'transaction', safeTxHash }])
  await panel.getByRole('button', { name: t('done') }).click()
  await expect.element(panel).not.toBeInTheDocument()
  // A signed draft outlives its request.
  expect(services.drafts.get().transactions).toHaveLength(1)
})

test('behavior: signed while the service is down, the app gets the hash when the owner goes on', async () => {
  const { answers, panel, services } = await setup([payment])
  await expect.poll(() => services.drafts.get().transactions).toHaveLength(1)
  const [draft] = services.drafts.get().transactions
  if (!draft) throw new Error('No draft.')
  const { safeTxHash, transaction } = draft
  services.confirmations.update((all) => addRecord(all, testRecord(0, { hash: safeTxHash, transaction })))
  await panel.getByRole('button', { name: t('done') }).click()
  await expect.poll(() => answers).toEqual([{ outcome: 'transaction', safeTxHash }])
})

test('behavior: calls can be changed in the batch, and then they are not the app’s any more', {
  tags: 'long',
}, async () => {
  const { answers, panel, services } = await setup([payment])
  await panel.getByRole('button', { name: t('change') }).click()
  await expect.element(panel.getByText(t('changeText'))).toBeVisible()
  await panel.getByRole('button', { name: t('changeYes') }).click()
  await expect.poll(() => answers).toEqual([{ outcome: 'refused', reason: 'owner' }])
  const batch = BatchSchema.parse(services.drafts.get().forms[formKey(31337, testSafe.address, batchForm)])
  expect(batch.items).toMatchObject([{ to: dave, value: '5', data: '0x' }])
})

test('behavior: a permission is one question with one yes', async () => {
  const { answers, panel } = await setup([{ kind: 'permission', capability: 'requestAddressBook' }])
  await expect.element(panel.getByText(t('permission.text'))).toBeVisible()
  await expectAccessible(panel.element())
  await panel.getByRole('button', { name: t('permission.allow') }).click()
  await expect.poll(() => answers).toEqual([{ outcome: 'granted' }])
  await expect.element(panel).not.toBeInTheDocument()
})

/** As if the service had just shown the message with these signatures. */
function withMessage(signers: Parameters<typeof testMessageReport>[0]) {
  return (services: Services) => {
    const report = testMessageReport(signers)
    const { queryKey } = messageQuery(services, report.id)
    services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
    services.queryClient.setQueryData(queryKey, report)
  }
}

const { safeMessageHash: messageHash } = hashSafeMessage({
  chainId: 31337,
  message: 'We agree.',
  safe: testSafe.address,
  version: testState.version,
})

test('behavior: what was signed before is not handed to the next who asks without a word', async () => {
  const { answers, panel } = await setup([{ kind: 'message', content: 'We agree.' }], withMessage([alice, bob]))
  const give = panel.getByRole('button', { name: t('give', { origin: 'https://app.example' }) })
  await expect.element(give).toBeVisible()
  expect(answers).toEqual([])
  await give.click()
  await expect.poll(() => answers).toMatchObject([{ outcome: 'message', messageHash }])
})

test('behavior: who signed waits for the others off the screen, and the next question is shown', {
  tags: 'long',
}, async () => {
  const bodies: RequestBody[] = [
    { kind: 'message', content: 'We agree.' },
    { kind: 'permission', capability: 'requestAddressBook' },
  ]
  const { answers, panel, services } = await setup(bodies, withMessage([alice]))
  await expect.element(panel.getByText(t('waitText', { missing: 1 }))).toBeVisible()
  await panel.getByRole('button', { name: t('wait') }).click()
  await expect.element(panel.getByText(t('permission.text'))).toBeVisible()
  expect(answers).toEqual([])
  withMessage([alice, bob])(services)
  await expect.poll(() => answers).toMatchObject([{ outcome: 'message', messageHash }])
  expect(getRequest(services).get()).toHaveLength(1)
})

test('error: what the Safe could not sign says why, and can only be refused', async () => {
  const library = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
  const calls = [
    { to: dave, value: 0n, data: '0x' },
    { to: library, value: 0n, data: '0x' },
  ] as const
  const { answers, panel } = await setup([{ kind: 'transactions', calls }])
  await expect.element(panel.getByText(t('cannot'))).toBeVisible()
  await panel.getByRole('button', { name: t('reject') }).click()
  await expect.poll(() => answers).toEqual([{ outcome: 'refused', reason: 'owner' }])
})

test('behavior: its nonce was used elsewhere: the app is not told, and the request goes on with the next', {
  tags: 'long',
}, async () => {
  const { answers, panel, services } = await setup([payment])
  await expect.poll(() => services.drafts.get().transactions).toHaveLength(1)
  const [draft] = services.drafts.get().transactions
  if (!draft) throw new Error('No draft.')
  const id = { chainId: draft.chainId, address: draft.safe, safeTxHash: draft.safeTxHash }
  const report = testReport([], { id, progress: 'replaced', source: 'yours' })
  const state = report.state && { ...report.state, nonce: 6n }
  await expect.poll(() => services.queryClient.isFetching()).toBe(0)
  services.queryClient.setQueryData(reportQuery(services, id).queryKey, { ...report, state })
  await panel.getByRole('button', { name: tTransactionBuilder('nextNonce', { nonce: String(6n) }) }).click()
  await expect.poll(() => services.drafts.get().transactions).toMatchObject([{ transaction: { nonce: '6' } }])
  expect(services.drafts.get().transactions[0]?.safeTxHash).not.toBe(draft.safeTxHash)
  expect(answers).toEqual([])
})
