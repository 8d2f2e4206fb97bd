import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { OptionsView } from './GetView.tsx'

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

test('behavior: without a pairing the phone is not offered here; on a phone it is, with its own text', async () => {
  const downloads = { chrome: 'https://acme.test/x', mobile: 'https://acme.test/m' }
  const item = { ...createItem('Acme', { downloads }), reach: 'none' } as const
  const { screen } = await renderView(<OptionsView item={item} />)
  await expect.element(screen.getByRole('link', { name: words('addTo', { target: 'Chrome' }) })).toBeVisible()
  expect(screen.getByRole('button', { name: words('getApp') }).elements()).toEqual([])
  await screen.unmount()
  const onPhone = await renderView(<OptionsView item={item} />, { environment: phone })
  await expect.element(onPhone.screen.getByText(words('optionMobileBrowserText'))).toBeVisible()
  await onPhone.screen.unmount()
  const paired = await renderView(<OptionsView item={{ ...item, reach: 'walletConnect' }} />, { environment: phone })
  await expect.element(paired.screen.getByText(words('optionMobilePhoneText'))).toBeVisible()
})

const phone = { browser: 'chrome', isFramed: false, isMobile: true, platform: 'android' } as const
