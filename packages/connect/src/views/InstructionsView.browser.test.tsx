import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem, renderView, words } from '../../test/renderView.tsx'
import { InstructionsView } from './InstructionsView.tsx'

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
