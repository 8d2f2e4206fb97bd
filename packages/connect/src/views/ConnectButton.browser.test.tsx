import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView, words } from '../../test/renderView.tsx'
import { ConnectButton } from './ConnectButton.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected = (unsupported = false) => ({
  connection: { account: { address }, chain: { id: 31337, unsupported }, status: 'connected' } as const,
})

test('default: connects; what it needs is loaded with the press, not when it is passed by', async () => {
  const prepare = vi.fn()
  const { calls, screen } = await renderView(<ConnectButton />, { prepare })
  const button = screen.getByRole('button', { name: words('connectWallet') })
  await button.hover()
  expect(prepare).not.toHaveBeenCalled()
  await button.click()
  expect(prepare).toHaveBeenCalledOnce()
  expect(calls.open).toHaveBeenCalledWith('list')
  await expectAccessible(screen.container)
})

test('behavior: the Enter key has no press: what it needs is loaded when the keyboard reaches the button', async () => {
  const prepare = vi.fn()
  const { calls, screen } = await renderView(<ConnectButton />, { prepare })
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toHaveFocus()
  expect(prepare).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter}')
  expect(calls.open).toHaveBeenCalledWith('list')
  expect(prepare).toHaveBeenCalledOnce()
})

test.each(['hover', 'idle'] as const)('parameters: prefetch, %s loads before the press', async (prefetch) => {
  const prepare = vi.fn()
  const { screen } = await renderView(<ConnectButton />, { prefetch, prepare })
  const button = screen.getByRole('button', { name: words('connectWallet') }).element()
  // Not with the mouse, which may stand there from a test before.
  prepare.mockClear()
  button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect(prepare).toHaveBeenCalledOnce()
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('parameters: label', async () => {
  const { calls, screen } = await renderView(<ConnectButton label="Come in" />)
  await screen.getByRole('button', { name: 'Come in' }).click()
  expect(calls.open).toHaveBeenCalledWith('list')
})

test('behavior: while the last wallet is restored it shows that and requests nothing', async () => {
  const { calls, screen, store } = await renderView(<ConnectButton />, { connection: { status: 'reconnecting' } })
  await expect.element(screen.getByRole('button', { name: words('connectWallet') })).toBeVisible()
  await screen.unmount()
  store.setConnected(true)
  const again = await renderView(<ConnectButton />, { connection: { status: 'reconnecting' }, store })
  const button = again.screen.getByRole('button', { name: words('reconnecting') })
  await expect.element(button).toBeDisabled()
  await button.click({ force: true })
  expect([...calls.open.mock.calls, ...again.calls.open.mock.calls]).toEqual([])
})

test('behavior: connected, the network and the account have a button each', async () => {
  const { calls, screen } = await renderView(<ConnectButton showBalance />, { ...connected(), nameOf: () => 'Alice' })
  const account = screen.getByRole('button', { name: words('accountLabel', { account: 'Alice' }) })
  await expect.element(account).toHaveAccessibleName(`${words('accountLabel', { account: 'Alice' })} 1.5 ETH`)
  await expectAccessible(screen.container)
  await account.click()
  expect(calls.open).toHaveBeenLastCalledWith('profile')
  await screen.getByRole('button', { name: words('networkLabel', { chain: 'Demo chain' }) }).click()
  expect(calls.open).toHaveBeenLastCalledWith('networks')
})

test('parameters: network, none; an account without a name is its address, read out in full', async () => {
  const { screen } = await renderView(<ConnectButton network="none" />, connected())
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAccessibleName(words('accountLabel', { account: address }))
  await expect.element(button.getByText(/^0xf3.{1,8}66$/)).toBeVisible()
  expect(button.element().textContent).not.toContain('ETH')
})

test('behavior: a network that the app does not know comes before everything else', async () => {
  const { calls, screen } = await renderView(<ConnectButton />, { ...connected(true), signInMode: 'required' })
  await expect.element(screen.getByRole('button')).toHaveAccessibleName(words('wrongNetwork'))
  await userEvent.keyboard('{Tab}{Enter}')
  expect(calls.open).toHaveBeenCalledWith('networks')
  await expectAccessible(screen.container)
})

test('behavior: where the app requires a sign-in, it comes before the account', async () => {
  const required = { ...connected(), signInMode: 'required' } as const
  const { calls, screen } = await renderView(<ConnectButton />, required)
  await screen.getByRole('button', { name: words('verifyAccount') }).click()
  expect(calls.open).toHaveBeenCalledWith('verify')
  await screen.unmount()
  const signedIn = await renderView(<ConnectButton />, { ...required, authentication: 'authenticated' })
  expect(signedIn.screen.getByRole('button', { name: words('verifyAccount') }).elements()).toEqual([])
})

test('parameters: network and account, icon and name or one of them', async () => {
  const { screen } = await renderView(<ConnectButton account="avatar" network="icon" />, connected())
  const network = screen.getByRole('button', { name: words('networkLabel', { chain: 'Demo chain' }) })
  await expect.element(network).toHaveAttribute('data-csc-chain', '31337')
  expect(network.element().querySelector('[aria-hidden]:not(.csc-brand, svg)')).toBeNull()
  const account = screen.getByRole('button', { name: words('accountLabel', { account: address }) })
  expect(account.element().querySelector('.csc-mono')).toBeNull()
  await screen.unmount()
  const named = await renderView(<ConnectButton account="address" network="name" />, connected())
  expect(named.screen.container.querySelector('.csc-avatar, .csc-brand')).toBeNull()
  await expectAccessible(named.screen.container)
})

test('behavior: the network button is busy while the wallet has a switch to confirm', async () => {
  const view = { progress: { chainId: 5, status: 'asking' }, view: 'networks' } as const
  const { screen } = await renderView(<ConnectButton />, { ...connected(), state: { attempt: 0, views: [view] } })
  const network = screen.getByRole('button', { name: words('networkLabel', { chain: 'Demo chain' }) })
  await expect.element(network).toHaveAttribute('aria-busy', 'true')
  await expect.element(network).toHaveAttribute('data-csc-state', 'switching')
})

test('behavior: the app draws accounts and chains itself', async () => {
  const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const { screen } = await renderView(<ConnectButton />, {
    ...connected(),
    avatar: ({ address: account, size }) => <b data-testid="own">{`${account.slice(0, 4)} ${size}`}</b>,
    chainIcons: { 31337: picture },
  })
  await expect.element(screen.getByTestId('own')).toHaveTextContent('0xf3 24')
  expect(screen.container.querySelector('img')?.src).toBe(picture)
})
