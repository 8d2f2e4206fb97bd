import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice } from '../../test/testReport.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tSafes = createCatalogue('safes')
const t = createCatalogue('inbox')
const tConnect = createCatalogue('connect')

test('default: nobody is connected, so nothing is said of what waits; the way to a wallet is', async () => {
  const screen = await renderPage('/inbox')
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(tSafes('inbox'))
  await expect.element(main.getByText(t('connect'))).toBeVisible()
  expect(screen.getByText(t('none')).elements()).toEqual([])
  await expectAccessible(main.element())
  await main.getByRole('button', { name: tConnect('connect') }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('behavior: an account without Safes has nothing to do', async () => {
  const screen = await renderPage('/inbox', { account: alice, answerService: () => ({ safes: [] }) })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
})

test('error: a service that does not answer is not “nothing needs you”', async () => {
  const screen = await renderPage('/inbox', {
    account: alice,
    answerService: () => Response.json({ code: 404, message: 'Gone' }, { status: 404 }),
  })
  await expect.element(screen.getByText(t('incomplete'))).toBeVisible()
  expect(screen.getByText(t('none')).elements()).toEqual([])
})
