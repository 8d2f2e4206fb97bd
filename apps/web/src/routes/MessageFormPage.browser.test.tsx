import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('transactionBuilder')
const tMessage = createCatalogue('message')

test('default: chosen among the kinds, and reviewed on the page of the message', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/new`, { prepare: seedSafe })
  await screen
    .getByRole('main')
    .getByRole('link', { name: t('kinds.message.text') })
    .click()
  await screen.getByLabelText(tMessage('text'), { exact: true }).fill('We agree.')
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.poll(screen.path).toMatch(/\/messages\/0x[0-9a-f]{64}$/)
})
