import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { DialogView, type DialogViewProps } from './DialogContent.tsx'

const acme = { wallet: 'Acme' }
const item = createItem('Acme', {
  downloads: { chrome: 'https://acme.test/x', mobile: 'https://acme.test/m' },
  steps: { mobile: ['installApp', 'createWallet', 'scanCode'] },
})

test.each<{ shown: string; view: DialogViewProps['view'] }>([
  { shown: words('getApp'), view: { item, view: 'options' } },
  { shown: words('installText', acme), view: { item, view: 'install' } },
  { shown: words('stepInstallAppTitle', acme), view: { item, path: 'mobile', view: 'instructions' } },
  {
    shown: words('connecting'),
    view: { attempt: 1, item, progress: { status: 'connecting' }, view: 'connect' },
  },
  { shown: words('sign'), view: { progress: { message: 'Sign in', status: 'ready' }, view: 'verify' } },
  { shown: 'Other chain', view: { progress: { status: 'idle' }, view: 'networks' } },
])('default: $view.view', async ({ shown, view }) => {
  const { screen } = await renderView(<DialogView view={view} />)
  await expect.element(screen.getByText(shown, { exact: true }).first()).toBeVisible()
})

test('behavior: whoever is disconnected has no account to be shown', async () => {
  const gone = await renderView(<DialogView view={{ view: 'profile' }} />)
  expect(gone.screen.container.textContent).toBe('')
  await gone.screen.unmount()
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const { screen } = await renderView(<DialogView view={{ view: 'profile' }} />, {
    connection: { account: { address }, chain: { id: 31337, unsupported: false }, status: 'connected' },
  })
  await expect.element(screen.getByRole('button', { name: words('disconnect') })).toBeVisible()
})
