import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AddressList } from './AddressList.tsx'
import { setName } from './names.ts'

const t = createCatalogue('common')

test('default: each with its name, where it has one', async () => {
  const screen = await renderWithServices(<AddressList addresses={[alice, bob]} />, {
    prepare: ({ names }) => names.update((all) => setName(all, bob, 'Bob')),
  })
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Bob')
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent('0xf39F…2266')
})

test('behavior: an official contract by its name, and nobody is said', async () => {
  const screen = await renderWithServices(<AddressList addresses={['0x29fcB43b46531BcA003ddC8FCB67FFE91900C762']} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('SafeL2 1.4.1')
  for (const addresses of [[], [zeroAddress]]) {
    await screen.rerender(<AddressList addresses={addresses} />)
    await expect.element(screen.getByText(t('none'), { exact: true })).toBeVisible()
  }
})
