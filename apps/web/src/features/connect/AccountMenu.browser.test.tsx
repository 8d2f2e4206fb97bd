import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderWithServicesParameters, renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import {
  AccountContext,
  type AccountFacts,
  ConnectDialogContext,
  nobody,
} from '../../domain/services/ConnectDialogContext.ts'
import { AccountMenu } from './AccountMenu.tsx'

async function setup(parameters: RenderWithServicesParameters & { facts?: AccountFacts; isRestoring?: boolean } = {}) {
  const { facts = nobody, isRestoring = false, ...rest } = parameters
  const control = {
    isRestoring,
    open: vi.fn(),
    openAccount: vi.fn(),
    openNetworks: vi.fn(),
    prepare: vi.fn(),
    record: vi.fn(),
  }
  const screen = await renderWithServices(
    <ConnectDialogContext value={control}>
      <AccountContext value={facts}>
        <AccountMenu />
      </AccountContext>
    </ConnectDialogContext>,
    rest,
  )
  return { button: screen.getByRole('button'), control, screen }
}

test('default: offers to connect, and loads the dialog when somebody reaches for it', async () => {
  const { button, control, screen } = await setup()
  await expect.element(button).toHaveAccessibleName('Connect wallet')
  // The pointer of an earlier test may hover over the button.
  control.prepare.mockClear()
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  expect(control.prepare).toHaveBeenCalledOnce()
  await button.click()
  expect(control.open).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: while the last wallet is looked for it asks for nothing', async () => {
  const { button, control } = await setup({ isRestoring: true })
  await expect.element(button).toHaveTextContent('Reconnecting your wallet')
  await button.click({ force: true })
  expect(control.open).not.toHaveBeenCalled()
})

test('behavior: connected, it says who, by name where there is one', async () => {
  const { button, control, screen } = await setup({
    account: alice,
    prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice' })),
  })
  await expect.element(button).toHaveAccessibleName('Account: Alice')
  await button.click()
  expect(control.openAccount).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: a looked-up name is the same here as in the dialog, and belongs to its account alone', async () => {
  const { button, screen } = await setup({
    account: alice,
    facts: { address: alice, isSignedIn: false, name: 'alice.eth' },
  })
  await expect.element(button).toHaveAccessibleName('Account: alice.eth')
  await screen.unmount()
  const other = await setup({ account: alice, facts: { address: bob, isSignedIn: true, name: 'bob.eth' } })
  await expect.element(other.button).toHaveAccessibleName(`Account: 0xf39F…2266, ${alice}`)
  await expectAccessible(other.screen.container)
})

test('behavior: who is signed in is said, also aloud', async () => {
  const { button, screen } = await setup({
    account: alice,
    facts: { address: alice, isSignedIn: true, name: undefined },
    prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice' })),
  })
  await expect.element(button).toHaveAccessibleName('Account: Alice Signed in')
  await expect.element(button).toHaveTextContent('Alice Signed in')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Signed in as Alice')
  await expectAccessible(screen.container)
})
