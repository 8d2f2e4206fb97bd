import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testSafe } from '../../test/testSafe.ts'
import { transactionKinds } from '../domain/transaction-builder/transactionKinds.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('transactionBuilder')

test('default: reached by its address, and from there a form by keyboard', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/new`, { prepare: seedSafe })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(t('chooseTitle'))
  await expectAccessible(main.element())
  expect(main.getByRole('link').elements()).toHaveLength(transactionKinds.length)
  const link = main.getByRole('link', { name: t('kinds.send.text') })
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/send`)
})
