import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { InstructionsView } from './GetView.tsx'

const item = createItem('Acme', {
  steps: {
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
})

test('default: the three steps of this way, then the connection', async () => {
  const { calls, screen } = await renderView(<InstructionsView item={item} path="mobile" />)
  const steps = screen.getByRole('listitem')
  await expect.element(steps.nth(0)).toHaveTextContent(words('stepInstallAppTitle', { wallet: 'Acme' }))
  await expect.element(steps.nth(2)).toHaveTextContent(words('stepScanCodeText'))
  await screen.getByRole('button', { name: words('connect') }).click()
  expect(calls.pick).toHaveBeenCalledWith(item)
  await expectAccessible(screen.container)
})

test('parameters: path, an extension is found after the page is loaded again', async () => {
  const { screen } = await renderView(<InstructionsView item={item} path="extension" />)
  await expect.element(screen.getByRole('button', { name: words('refresh') })).toBeVisible()
  expect(screen.getByRole('button', { name: words('connect') }).elements()).toEqual([])
})

test.each([
  ['walletConnect', 'stepConnectAppText'],
  ['none', 'stepOpenInAppText'],
] as const)('behavior: a phone scans nothing of its own screen (reach %s)', async (reach, text) => {
  const environment = { browser: 'chrome', isFramed: false, isMobile: true, platform: 'ios' } as const
  const { screen } = await renderView(<InstructionsView item={{ ...item, reach }} path="mobile" />, { environment })
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent(words(text))
})

test('behavior: a desktop app without a pairing is searched again', async () => {
  const desktop = createItem('Acme', { steps: { desktop: ['installDesktop', 'createWallet', 'connectDesktop'] } })
  const { screen } = await renderView(<InstructionsView item={{ ...desktop, reach: 'none' }} path="desktop" />)
  await expect.element(screen.getByRole('listitem').nth(2)).toHaveTextContent(words('stepRefreshPageTitle'))
  await expect.element(screen.getByRole('button', { name: words('refresh') })).toBeVisible()
})
