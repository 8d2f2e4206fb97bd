import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { InstallView } from './GetView.tsx'

const downloads = { mobile: 'https://acme.test/m' }
const acme = { wallet: 'Acme' }

test('default: a code for the phone, then the steps', async () => {
  const item = createItem('Acme', { downloads, steps: { mobile: ['installApp', 'createWallet', 'scanCode'] } })
  const { calls, screen } = await renderView(<InstallView item={item} />)
  const code = screen.getByRole('img', { name: words('qrInstallLabel', acme) })
  await expect.element(code).toHaveAttribute('data-csc-value', downloads.mobile)
  await screen.getByRole('button', { name: words('continue') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { item, path: 'mobile', view: 'instructions' } })
  await expectAccessible(screen.container)
})

test('behavior: on the phone itself the link, no code; without steps straight to the connection', async () => {
  const item = createItem('Acme', { downloads })
  const { calls, screen } = await renderView(<InstallView item={item} />, {
    environment: { browser: 'chrome', isFramed: false, isMobile: true, platform: 'android' },
  })
  const link = screen.getByRole('link', { name: words('openDownload') })
  await expect.element(link).toHaveAttribute('href', downloads.mobile)
  expect(screen.getByText(words('installText', acme)).elements()).toEqual([])
  await screen.getByRole('button', { name: words('continue') }).click()
  expect(calls.pick).toHaveBeenCalledWith(item)
})
