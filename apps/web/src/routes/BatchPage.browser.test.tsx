import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('batch')
const tContractInteraction = createCatalogue('contractInteraction')

const path = `/31337/${testSafe.address}`
const answers = {
  answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
  prepare: seedSafe,
}

test('default: an empty batch leads to the form that fills it', async () => {
  const screen = await renderPage(`${path}/batch`, answers)
  await expect.element(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  await screen
    .getByRole('main')
    .getByRole('link', { name: t('addTransaction') })
    .click()
  await expect.poll(screen.path).toBe(`${path}/new`)
})

test('error: a call that is not in the batch any more', async () => {
  const screen = await renderPage(`${path}/contract?item=3`, answers)
  await expect.element(screen.getByText(tContractInteraction('itemMissing'))).toBeVisible()
})
