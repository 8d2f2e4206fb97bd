import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { ScanView } from './ConnectView.tsx'

const uri = 'wc:topic@2?relay-protocol=irn&symKey=00'
const acme = { wallet: 'Acme' }

test('default: the pairing as a code and as a link to copy', async () => {
  const { screen } = await renderView(<ScanView item={createItem('Acme')} uri={uri} />)
  const code = screen.getByRole('img', { name: words('qrLabel', acme) })
  await expect.element(code).toHaveAttribute('data-csc-value', uri)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words('copyLink') }).click()
  await expect.poll(() => navigator.clipboard.readText()).toBe(uri)
  expect(screen.getByRole('button', { name: words('noWalletNamed', acme) }).elements()).toEqual([])
})

test('behavior: a wallet that can be had leads there', async () => {
  const item = createItem('Acme', { downloads: { mobile: 'https://acme.test' } })
  const { calls, screen } = await renderView(<ScanView item={item} uri={uri} />)
  await screen.getByRole('button', { name: words('noWalletNamed', acme) }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { item, view: 'options' } })
})

test('behavior: a phone, which cannot scan itself, opens the pairing', async () => {
  const environment = { browser: 'safari', isFramed: false, isMobile: true, platform: 'ios' } as const
  const item = createItem('Acme', { deepLinks: { desktop: 'acme://wc?uri={uri}' } })
  const { screen } = await renderView(<ScanView item={item} uri={uri} />, { environment })
  await expect.element(screen.getByRole('button', { name: words('openWalletApp') })).toBeVisible()
  expect(screen.getByRole('button', { name: words('open', acme) }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: the camera of a phone opens the wallet where its link is one of the web; else the pairing itself', async () => {
  const item = createItem('Acme', { deepLinks: { qr: 'https://acme.test/wc?uri={uri}' } })
  const { screen } = await renderView(<ScanView item={item} uri={uri} />)
  const code = screen.getByRole('img', { name: words('qrLabel', acme) })
  await expect.element(code).toHaveAttribute('data-csc-value', `https://acme.test/wc?uri=${encodeURIComponent(uri)}`)
})
