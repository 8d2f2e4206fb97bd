import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testMessageReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { MessageRow } from './MessageList.tsx'

test('default: its first words, and that it waits for whoever is connected', async () => {
  const screen = await renderWithServices(<MessageRow report={testMessageReport([bob])} safe={testSafe} />, {
    account: alice,
  })
  await expect.element(screen.getByRole('link', { name: 'We agree.' })).toBeVisible()
  await expect.element(screen.getByText(words.signed(1, 2))).toBeVisible()
  await expect.element(screen.getByText(words.needsYou)).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: complete, and typed data by its kind', async () => {
  const text = { domain: {}, message: {}, primaryType: 'Order', types: { Order: [] } }
  const screen = await renderWithServices(
    <MessageRow report={testMessageReport([alice, bob], { text })} safe={testSafe} />,
  )
  await expect.element(screen.getByRole('link', { name: words.typedData('Order') })).toBeVisible()
  await expect.element(screen.getByText(words.complete)).toBeVisible()
})

test('error: what the service changed is said, and nothing of it shown', async () => {
  const report = testMessageReport([], {
    checks: [{ id: 'T66', code: 'HASH_MISMATCH', verdict: 'block', title: 'changed' }],
    content: undefined,
  })
  const screen = await renderWithServices(<MessageRow report={report} safe={testSafe} />)
  await expect.element(screen.getByRole('link', { name: words.rowBlocked })).toBeVisible()
  await expect.element(screen.getByText(words.blocked)).toBeVisible()
})
