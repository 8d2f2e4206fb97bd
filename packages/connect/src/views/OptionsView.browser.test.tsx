import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem, renderView, words } from '../../test/renderView.tsx'
import { OptionsView } from './OptionsView.tsx'

test('default: only the ways that this browser and system have', async () => {
  const item = createItem('Acme', { downloads: { chrome: 'https://acme.test/x', mobile: 'https://acme.test/m' } })
  const { calls, screen } = await renderView(<OptionsView item={item} />)
  const link = screen.getByRole('link', { name: words('addTo', { target: 'Chrome' }) })
  await expect.element(link).toHaveAttribute('href', 'https://acme.test/x')
  expect(screen.getByText(words('optionDesktopTitle', { wallet: 'Acme' })).elements()).toEqual([])
  await screen.getByRole('button', { name: words('getApp') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { item, view: 'install' } })
  await expectAccessible(screen.container)
})
