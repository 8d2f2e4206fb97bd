import { useState } from 'react'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { ConnectContext, type ConnectContextValue, useConnectContext } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { DialogShell } from './DialogShell.tsx'
import { dialogChunk } from './dialogChunk.ts'

const names = ['Acme', 'Bolt', 'Café', 'Delta', 'Echo', 'Fox', 'Gulf', 'Hill']
const sections = [{ items: names.map((name) => createItem(name)), name: 'popular' }]
const setup = (given: Partial<ConnectContextValue> = {}) => renderView(<Example />, { sections, ...given })

/** Opens and closes as the provider does. */
function Example() {
  const context = useConnectContext()
  const [views, setViews] = useState<readonly View[]>([])
  const value = { ...context, close: () => setViews([]), state: { attempt: 0, views } }
  return (
    <ConnectContext value={value}>
      <button onClick={() => setViews([{ view: 'list' }])} type="button">
        Open
      </button>
      <DialogShell chunk={{ parts: dialogChunk, status: 'ready' }} />
    </ConnectContext>
  )
}

test('default: its frame is made while the page is idle, shown and named with the click', async () => {
  const { screen } = await setup()
  await expect.poll(() => screen.container.querySelector('dialog')?.textContent).toContain(words('connectTitle'))
  expect(screen.getByRole('dialog').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('dialog', { name: words('connectTitle') })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Acme' })).toBeVisible()
})

test('behavior: loaded before the click, the list is mounted too, and again after it was closed', async () => {
  const { screen } = await setup()
  const rows = () => screen.container.querySelectorAll('dialog .csc-row').length
  await expect.poll(rows).toBe(names.length)
  expect(screen.getByRole('dialog').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByRole('button', { name: 'Acme' })).toBeVisible()
  await screen.getByRole('button', { name: words('close') }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(rows).toBe(names.length)
})

test('behavior: what was typed goes with the closing', async () => {
  const { screen } = await setup()
  await screen.getByRole('button', { name: 'Open' }).click()
  const search = screen.getByRole('searchbox')
  await search.fill('Bolt')
  await screen.getByRole('button', { name: words('close') }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(search).toHaveValue('')
  await expect.element(screen.getByRole('button', { name: 'Acme' })).toBeVisible()
})

test('parameters: layout, what a wallet is stands beside the list where there is room', async () => {
  const wide = await setup({ layout: 'wide' })
  await wide.screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(wide.screen.getByRole('heading', { level: 2, name: words('introTitle') })).toBeVisible()
  await wide.screen.unmount()
  const { screen } = await setup({ layout: 'compact' })
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(screen.getByText(words('noWallet'))).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: words('introTitle') }).elements()).toEqual([])
})

test('behavior: nothing is made for somebody who is connected', async () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const { screen } = await setup({
    connection: { account: { address }, chain: { id: 31337, unsupported: false }, status: 'connected' },
  })
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(screen.container.querySelector('dialog')).toBeNull()
})
