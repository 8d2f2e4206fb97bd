import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { OwnerList } from './HomeCards.tsx'

const t = createCatalogue('home')

test('default: the owners by the chain’s word, in its order, named where the reader named them', async () => {
  const screen = await renderWithServices(<OwnerList safe={testSafe} state={testState} />, {
    account: alice,
    prepare: ({ names }) => names.update(() => ({ [bob]: 'Bob' })),
  })
  const rows = screen.getByRole('region', { name: 'Owners' }).getByRole('listitem')
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['you0xf39F…2266', 'Bob0x7099…79C8', '0x3C44…93BC'])
  await expect.element(screen.getByRole('button', { name: /Read from the chain at block 1,234/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Manage owners' }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/owners`)
  await expect
    .element(screen.getByRole('link', { name: t('proposers') }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/delegates`)
  await expectAccessible(screen.container)
})

test('behavior: an invitation carries the name of the Safe in the part of the link that no server is sent', async () => {
  const screen = await renderWithServices(<OwnerList safe={testSafe} state={testState} />, {
    prepare: ({ names }) => names.update(() => ({ [testSafe.address]: 'R&D' })),
  })
  await screen.getByRole('button', { name: t('invite') }).click()
  await expect.element(screen.getByRole('img', { name: t('receiveCode') })).toBeVisible()
  const path = `/31337/${testSafe.address}#name=R%26D`
  await expect.element(screen.getByText(new URL(path, window.location.origin).href)).toBeVisible()
  await expectAccessible(screen.container)
})
