import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView } from '../../test/renderView.tsx'
import { metaMask, rabby } from '../wallets/brands/recommended.ts'
import { WalletButton } from './WalletButton.tsx'

const LIST = { attempt: 0, views: [{ view: 'list' }] } as const
const item = { ...createItem('MetaMask', metaMask), id: 'metaMask' }
const sections = [{ items: [item], name: 'popular' }]
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: one press connects this wallet, with its own picture', async () => {
  const { calls, screen } = await renderView(<WalletButton wallet={metaMask} />, { sections, state: LIST })
  const button = screen.getByRole('button', { name: 'MetaMask' })
  await expect.poll(() => screen.container.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  await expectAccessible(screen.container)
  await button.click()
  expect(calls.open).toHaveBeenCalledWith('list')
  await expect.poll(() => calls.pick.mock.calls).toEqual([[item]])
})

test('behavior: while the list loads it waits; who closes the dialog meanwhile is not asked again', async () => {
  const loading = await renderView(<WalletButton wallet={metaMask} />, {
    isLoadingWallets: true,
    sections,
    state: LIST,
  })
  await loading.screen.getByRole('button').click()
  await expect.element(loading.screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  expect(loading.calls.pick).not.toHaveBeenCalled()
  await loading.screen.unmount()
  const closed = await renderView(<WalletButton wallet={metaMask} />, { sections })
  await closed.screen.getByRole('button').click()
  await expect.element(closed.screen.getByRole('button')).toHaveAttribute('aria-busy', 'false')
  expect(closed.calls.pick).not.toHaveBeenCalled()
})

test('behavior: a wallet that the list leaves out is explained by the dialog', async () => {
  const { calls, screen } = await renderView(<WalletButton label="Use Rabby" wallet={rabby} />, {
    sections,
    state: LIST,
  })
  await screen.getByRole('button', { name: 'Use Rabby' }).click()
  const picked = { id: 'rabby', name: 'Rabby Wallet', reach: 'none', wallet: rabby }
  await expect.poll(() => calls.pick.mock.calls).toEqual([[picked]])
})

test('behavior: connected, it shows which wallet it was, and opens nothing', async () => {
  const connection = { account: { address }, chain: { id: 31337, unsupported: false }, status: 'connected' } as const
  const { calls, screen, store } = await renderView(<WalletButton wallet={metaMask} />, { connection, sections })
  const button = screen.getByRole('button', { name: 'MetaMask' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  store.rememberWallet('metaMask')
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click({ force: true })
  expect(calls.open).not.toHaveBeenCalled()
})
