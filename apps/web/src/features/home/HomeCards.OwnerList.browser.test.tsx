import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { OwnerList } from './HomeCards.tsx'

test('default: the owners by the chain’s word, in its order, named where the reader named them', async () => {
  const screen = await renderWithServices(<OwnerList params={testSafe.params} state={testState} />, {
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
  await expectAccessible(screen.container)
})
