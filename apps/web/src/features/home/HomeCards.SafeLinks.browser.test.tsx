import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SafeLinks } from './HomeCards.tsx'

const t = createCatalogue('home')

test('default: the way to the contract, the delegates and the apps', async () => {
  const screen = await renderWithServices(<SafeLinks params={testSafe.params} />)
  const root = `/31337/${testSafe.address}`
  await expect.element(screen.getByRole('link', { name: t('security') })).toHaveAttribute('href', `${root}/security`)
  await expect.element(screen.getByRole('link', { name: t('proposers') })).toHaveAttribute('href', `${root}/delegates`)
  await expect.element(screen.getByRole('link', { name: t('apps') })).toHaveAttribute('href', `${root}/apps`)
  await expectAccessible(screen.container)
})
