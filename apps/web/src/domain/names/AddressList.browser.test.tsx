import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../report/testReport.ts'
import { AddressList } from './AddressList.tsx'
import { setName } from './names.ts'

test('default: each with its name, where it has one', async () => {
  const screen = await renderWithServices(<AddressList addresses={[alice, bob]} />, {
    prepare: ({ names }) => names.update((all) => setName(all, bob, 'Bob')),
  })
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Bob')
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent('0xf39F…2266')
})
