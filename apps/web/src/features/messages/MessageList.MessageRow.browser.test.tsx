import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testMessageReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { MessageRow } from './MessageList.tsx'

const t = createCatalogue('message')
const tInbox = createCatalogue('inbox')

test('default: its first words, and that it waits for whoever is connected', async () => {
  const screen = await renderWithServices(<MessageRow report={testMessageReport([bob])} safe={testSafe} />, {
    account: alice,
  })
  await expect.element(screen.getByRole('link', { name: 'We agree.' })).toBeVisible()
  await expect.element(screen.getByText(t('signed', { valid: 1, threshold: 2 }))).toBeVisible()
  await expect.element(screen.getByText(t('needsSignature'))).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: complete, and typed data by its kind', async () => {
  const text = { domain: {}, message: {}, primaryType: 'Order', types: { Order: [] } }
  const screen = await renderWithServices(
    <MessageRow report={testMessageReport([alice, bob], { text })} safe={testSafe} />,
  )
  await expect.element(screen.getByRole('link', { name: t('typedData', { type: 'Order' }) })).toBeVisible()
  await expect.element(screen.getByText(t('complete'))).toBeVisible()
})

test('behavior: one that no owner signed is called that', async () => {
  const check = { id: 'T77', code: 'SUPPORTED_BY_NOBODY', title: 'unsigned', verdict: 'warn' } as const
  const report = testMessageReport([], { checks: [check] })
  const screen = await renderWithServices(<MessageRow report={report} safe={testSafe} />, { account: alice })
  await expect.element(screen.getByText(tInbox('unsigned'))).toBeVisible()
  await expect.element(screen.getByText(t('needsSignature'))).toBeVisible()
})

test('error: what the service changed is said, and nothing of it shown', async () => {
  const report = testMessageReport([], {
    checks: [{ id: 'T66', code: 'HASH_MISMATCH', verdict: 'block', title: 'changed' }],
    content: undefined,
  })
  const screen = await renderWithServices(<MessageRow report={report} safe={testSafe} />)
  await expect.element(screen.getByRole('link', { name: t('rowBlocked') })).toBeVisible()
  await expect.element(screen.getByText(t('blocked'))).toBeVisible()
})
