import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ConnectFrame, ConnectHost, type Island } from './ConnectHost.tsx'

const t = createCatalogue('connect')

/** A component that opens the dialog. */
function Part() {
  const { isRestoring, open } = useConnectDialog()
  return (
    <button aria-busy={isRestoring} onClick={open} type="button">
      Connect
    </button>
  )
}

function Account() {
  return <p>{useSigner().address ?? 'Nobody'}</p>
}

test('default: the dialog is around the app: opened from any part of it, closed, and opened again', async () => {
  const screen = await renderWithServices(
    <ConnectHost>
      <Part />
    </ConnectHost>,
  )
  const button = screen.getByRole('button', { name: 'Connect' })
  await expect.element(button).toHaveAttribute('aria-busy', 'false')
  await button.click()
  const dialog = screen.getByRole('dialog', { name: 'Connect a wallet' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(dialog).toBeVisible()
})

test('behavior: only a wallet that there was is looked for: who is new is not kept waiting', async () => {
  const draw = (lastWallet?: string) =>
    renderWithServices(
      <ConnectHost>
        <Part />
      </ConnectHost>,
      {
        prepare(services) {
          // Never resolves, so that detection stays pending.
          services.demoWallet = new Promise(() => {})
          if (lastWallet) services.storage.setItem('wagmi.recentConnectorId', JSON.stringify(lastWallet))
        },
      },
    )
  const first = await draw()
  await expect.element(first.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-busy', 'false')
  await first.unmount()
  const again = await draw('metamask')
  await expect.element(again.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-busy', 'true')
})

test('behavior: the wallet of the last visit is reconnected when it announces itself late, whatever else is awaited', async () => {
  const screen = await renderWithServices(
    <ConnectHost>
      <Part />
      <Account />
    </ConnectHost>,
    {
      prepare(services) {
        services.demoWallet = new Promise(() => {})
        services.storage.setItem('wagmi.recentConnectorId', JSON.stringify('test.late'))
      },
    },
  )
  await expect.element(screen.getByText('Nobody')).toBeVisible()
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x7a69' : [alice]),
  }
  const info = { icon: 'data:image/svg+xml,x', name: 'Late', rdns: 'test.late', uuid: crypto.randomUUID() }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  await expect.element(screen.getByText(alice)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toHaveAttribute('aria-busy', 'false')
})

async function setup(island: Island) {
  const calls = { onClose: vi.fn(), onRetry: vi.fn() }
  return { calls, screen: await renderWithServices(<ConnectFrame island={island} {...calls} />) }
}

test('default: answers the click at once, and can be left', async () => {
  const { calls, screen } = await setup({ status: 'loading' })
  await expect.element(screen.getByRole('dialog', { name: t('loading') })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
  await userEvent.keyboard('{Escape}')
  expect(calls.onClose).toHaveBeenCalledOnce()
})

test('error: a dialog that does not come says so and is asked for again', async () => {
  const { calls, screen } = await setup({ error: new Error('no network'), status: 'failed' })
  await screen
    .getByRole('dialog', { name: t('notLoaded') })
    .getByRole('button', { name: t('retry') })
    .click()
  expect(calls.onRetry).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})
