import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tSafeSettings = createCatalogue('safeSettings')
const t = createCatalogue('transactionBuilder')

const path = `/31337/${testSafe.address}/settings`

test('default: a module is enabled by a transaction to review', async () => {
  const screen = await renderPage(path, {
    answerNode: (method) => {
      if (method === 'eth_getCode') return '0x'
      throw new Error(`The test has no answer for ${method}.`)
    },
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: seedSafe,
  })
  const main = screen.getByRole('main')
  await main.getByRole('button', { name: tSafeSettings('add') }).click()
  await main.getByLabelText(tSafeSettings('newModule', { number: 1 }), { exact: true }).fill(dave)
  await expectAccessible(main.element())
  await main.getByRole('button', { name: t('review') }).click()
  await expect.poll(screen.path).toMatch(new RegExp(`^/31337/${testSafe.address}/tx/0x`))
})

test('parameters: part, the one that the link names', async () => {
  const screen = await renderPage(`${path}?part=guard`, { prepare: seedSafe })
  await expect.element(screen.getByRole('radio', { name: t('parts.guard') })).toBeChecked()
})

test('error: a Safe that cannot be read has no form', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: t('safeFailed') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('review') }).elements()).toEqual([])
})
