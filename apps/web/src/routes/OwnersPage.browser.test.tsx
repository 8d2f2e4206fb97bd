import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('owners')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const path = `/31337/${testSafe.address}/owners`

test('default: the owners of the Safe, and a change that becomes a transaction to review', async () => {
  const screen = await renderPage(path, {
    answerNode: (method) => {
      if (method === 'eth_getCode') return '0x'
      throw new Error(`The test has no answer for ${method}.`)
    },
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: seedSafe,
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('list', { name: t('owners') })).toBeVisible()
  await expectAccessible(main.element())
  await main.getByLabelText(t('threshold')).selectOptions('3')
  await main.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect.poll(screen.path).toMatch(new RegExp(`^/31337/${testSafe.address}/tx/0x`))
})

test('error: a Safe that cannot be read has no form', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: tTransactionBuilder('safeFailed') })).toBeVisible()
  expect(screen.getByLabelText(t('threshold')).elements()).toEqual([])
})
