import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { ChainNotConfiguredError, SwitchChainFailedError } from '../errors/connectorErrors.ts'
import { NetworksView } from './NetworksView.tsx'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const on = (id: number, unsupported = false) =>
  ({ account: { address }, chain: { id, unsupported }, status: 'connected' }) as const

test('default: the network in use is marked, the other can be chosen', async () => {
  const { calls, screen } = await renderView(<NetworksView progress={{ status: 'idle' }} />, { connection: on(31337) })
  const current = screen.getByRole('button', { name: /Demo chain/ })
  await expect.element(current).toHaveAttribute('aria-current', 'true')
  await expect.element(current).toHaveTextContent(words('connected'))
  await screen.getByRole('button', { name: /Other chain/ }).click()
  expect(calls.switchNetwork).toHaveBeenCalledExactlyOnceWith(5)
  await expectAccessible(screen.container)
})

test('error: a declined switch is one calm sentence, and can be tried again', async () => {
  const progress = { chainId: 5, error: new Error('cause'), status: 'rejected' } as const
  const { calls, screen } = await renderView(<NetworksView progress={progress} />, { connection: on(31337) })
  const sentence = screen.getByText(words('switchRejected', { chain: 'Other chain' }))
  await expect.element(sentence).toBeVisible()
  expect(sentence.element().textContent?.match(/[.!]/g)).toHaveLength(1)
  expect(screen.container.querySelectorAll('.csc-error, details')).toHaveLength(0)
  await screen.getByRole('button', { name: words('tryAgain') }).click()
  expect(calls.switchNetwork).toHaveBeenCalledExactlyOnceWith(5)
  await expectAccessible(screen.container)
})

test('error: a wallet that could not do it is quoted, not blamed on the user', async () => {
  const cause = new Error('User rejected the request.', { cause: { code: -32602, message: 'Expected an HTTPS URL.' } })
  const progress = { chainId: 5, error: new SwitchChainFailedError({ cause, chainId: 5 }), status: 'failed' } as const
  const { screen } = await renderView(<NetworksView progress={progress} />, { connection: on(31337) })
  await expect
    .element(screen.getByText(words('walletSaid', { reason: 'Expected an HTTPS URL.', wallet: '' }).trim()).first())
    .toBeVisible()
  expect(screen.container.textContent).not.toContain('You declined')
})

test('error: a chain that is not configured is reported with the text of the specification', async () => {
  const error = new ChainNotConfiguredError({ chainId: 7, connector: 'Acme' })
  const progress = { chainId: 7, error, status: 'failed' } as const
  const { screen } = await renderView(<NetworksView progress={progress} />, { connection: on(31337) })
  await expect.element(screen.getByText('Chain "7" not configured for connector "Acme".').first()).toBeVisible()
  // It would fail again.
  expect(screen.getByRole('button', { name: words('tryAgain') }).elements()).toEqual([])
})

test('behavior: a network that the app does not know has a way out', async () => {
  const { calls, screen } = await renderView(<NetworksView progress={{ status: 'idle' }} />, {
    connection: on(999, true),
  })
  await expect.element(screen.getByText(words('wrongNetworkText'))).toBeVisible()
  expect(screen.container.querySelectorAll('.csc-button-danger, .csc-button-primary')).toHaveLength(0)
  await screen.getByRole('button', { name: words('disconnect') }).click()
  expect(calls.disconnect).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})
