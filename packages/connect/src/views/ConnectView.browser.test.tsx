import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem, renderView, words } from '../../test/renderView.tsx'
import { ConnectView } from './ConnectView.tsx'

const item = createItem('Acme', { downloads: { chrome: 'https://acme.test' } })
const acme = { wallet: 'Acme' }

test('default: waits for the wallet, with nothing to press', async () => {
  const { screen } = await renderView(<ConnectView item={item} progress={{ status: 'confirm' }} />)
  await expect.element(screen.getByText(words('confirm'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: rejected, with a second try and a way to the others', async () => {
  const progress = { error: new Error('cause'), status: 'rejected' } as const
  const { calls, screen } = await renderView(<ConnectView item={item} progress={progress} />)
  await expect.element(screen.getByText(words('rejectedText', acme))).toBeVisible()
  await screen.getByRole('button', { name: words('retry') }).click()
  expect(calls.pick).toHaveBeenCalledWith(item)
  await screen.getByRole('button', { name: words('chooseOther') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'open', view: 'list' })
  await expectAccessible(screen.container)
})

test('behavior: not installed leads to the ways to get it', async () => {
  const { calls, screen } = await renderView(<ConnectView item={item} progress={{ status: 'notInstalled' }} />)
  await expect.element(screen.getByText(words('notInstalled', acme))).toBeVisible()
  await screen.getByRole('button', { name: words('install') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { item, view: 'options' } })
  await expectAccessible(screen.container)
})
