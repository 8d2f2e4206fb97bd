import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { toTransactionsKey } from '../transactions/RecentTransaction.ts'
import { ProfileView } from './ProfileView.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connection = { account: { address }, chain: { id: 31337, unsupported: false }, status: 'connected' } as const
const view = <ProfileView address={address} chainId={31337} />

test('default: who is connected, what they hold, and the way out', async () => {
  const { calls, screen } = await renderView(view, { connection, nameOf: () => 'Alice' })
  await expect.element(screen.getByText('Alice')).toBeVisible()
  await expect.element(screen.getByText(/1\.5 ETH/)).toBeVisible()
  await expect.element(screen.getByText(words('transactionsEmpty', { app: 'Demo app' }))).toBeVisible()
  const rows = [...screen.container.querySelectorAll('.csc-menu > *')]
  expect(new Set(rows.map((row) => row.getBoundingClientRect().left)).size).toBe(1)
  expect(new Set(rows.map((row) => row.getBoundingClientRect().width)).size).toBe(1)
  expect(rows.at(-1)?.textContent).toBe(words('disconnect'))
  expect(screen.container.querySelectorAll('.csc-button-primary, .csc-button-danger')).toHaveLength(0)
  const explorer = screen.getByRole('link', { name: words('viewOnExplorer') })
  await expect.element(explorer).toHaveAttribute('href', `https://explorer.test/address/${address}`)
  await screen.getByRole('button', { name: words('disconnect') }).click()
  expect(calls.disconnect).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('parameters: authentication, verify or sign out', async () => {
  const { calls, screen } = await renderView(view, { connection })
  expect(screen.container.querySelector('[data-csc-glyph=check]')).toBeNull()
  await screen.getByRole('button', { name: words('verifyAccount') }).click()
  expect(calls.open).toHaveBeenCalledWith('verify')
  await screen.unmount()
  const signedIn = await renderView(view, { authentication: 'authenticated', connection })
  await signedIn.screen.getByRole('button', { name: words('signOut') }).click()
  expect(signedIn.calls.signOut).toHaveBeenCalledOnce()
})

test('behavior: the network, where there is another one to choose, leads to all of them and back', async () => {
  const { calls, screen } = await renderView(view, { connection })
  await screen.getByRole('button', { name: words('networkLabel', { chain: 'Demo chain' }) }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({
    type: 'show',
    view: { progress: { status: 'idle' }, view: 'networks' },
  })
  await screen.unmount()
  const lost = await renderView(<ProfileView address={address} chainId={999} />, { connection })
  await expect.element(lost.screen.getByRole('button', { name: words('wrongNetwork') })).toBeVisible()
})

test('behavior: what was sent is listed with how it ended, and can be cleared', async () => {
  const { screen, store } = await renderView(view, { connection })
  const hash = `0x${'ab'.repeat(32)}` as const
  const sent = { description: 'Paid rent', hash, kind: 'transaction', status: 'failed' } as const
  store.update((data) => ({ ...data, transactions: { [toTransactionsKey(address, 31337)]: [sent] } }))
  const row = screen.getByRole('region', { name: words('transactionsTitle') }).getByRole('link')
  await expect.element(row).toHaveTextContent(`Paid rent${words('transactionFailed')}`)
  await expect.element(row).toHaveAttribute('href', `https://explorer.test/tx/${hash}`)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words('clearAll') }).click()
  await expect.element(row).not.toBeInTheDocument()
})
