import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WrongChain } from './WrongChain.tsx'

const t = createCatalogue('connect')

const other = { ...testChain, id: 5, name: 'Other chain' }

test('default: says on which chain the Safe is', async () => {
  const screen = await renderWithServices(<WrongChain chain={other} />, { account: alice })
  await expect.element(screen.getByText('Your wallet is on another network')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Switch to Other chain' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: silent where there is nothing to switch', async () => {
  const screen = await renderWithServices(<WrongChain chain={testChain} />, { account: alice })
  expect(screen.container.textContent).toBe('')
  const without = await renderWithServices(<WrongChain chain={other} />)
  expect(without.container.textContent).toBe('')
})

test('behavior: the wallet switches, and there is nothing to say any more', async () => {
  const screen = await renderWithServices(<WrongChain chain={other} />, { account: alice, otherChains: [other] })
  await screen.getByRole('button', { name: 'Switch to Other chain' }).click()
  await expect.poll(() => screen.container.textContent).toBe('')
})

test.each([
  [4001, 'User rejected the request.', t('switchRejected')],
  [-32002, 'Already processing.', t('switchPending')],
  [4200, 'Not supported.', t('switchUnsupported')],
  [-32601, 'The method does not exist.', t('switchUnsupported')],
  // `wallet_addEthereumChain` failed too; its error is shown.
  [4902, 'Unrecognized chain ID.', t('switchFailed', { reason: 'Unrecognized chain ID.' })],
  [-32602, 'Expected an HTTPS address.', t('switchFailed', { reason: 'Expected an HTTPS address.' })],
])('error: a wallet that answers %s to a switch', async (code, message, sentence) => {
  const switchError = Object.assign(new Error(message), { code })
  const screen = await renderWithServices(<WrongChain chain={other} />, {
    account: alice,
    otherChains: [other],
    switchError,
  })
  const button = screen.getByRole('button', { name: 'Switch to Other chain' })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(button).toBeEnabled()
})

test('error: a wallet that has no way to switch', async () => {
  const screen = await renderWithServices(<WrongChain chain={other} />, { account: alice, otherChains: [other] })
  const [connector] = screen.services.wagmi.connectors
  if (!connector) throw new Error('There is no connector.')
  Reflect.deleteProperty(connector, 'switchChain')
  await screen.getByRole('button', { name: 'Switch to Other chain' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('switchUnsupported'))
})
