import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createItem, renderView } from '../../test/renderView.tsx'
import type { ConnectContextValue, Layout } from '../context/ConnectContext.ts'
import type { ConnectStatus, SignInStatus, SwitchStatus, View } from '../state/DialogState.ts'
import { toThemeProps } from '../theme/Theme.ts'
import { afterClick } from './afterClick.ts'
import { DialogShell } from './DialogShell.tsx'

const LAYOUTS: readonly Layout[] = ['wide', 'compact', 'mobile']
const SCHEMES = ['light', 'dark'] as const
const WINDOWS = {
  compact: { height: 720, width: 1100 },
  mobile: { height: 780, width: 390 },
  wide: { height: 720, width: 1100 },
} as const

const error = new Error('The relay at wss://relay.test did not answer.')
const item = createItem('Acme', {
  downloads: { chrome: 'https://acme.test', desktop: 'https://acme.test/d', mobile: 'https://acme.test/m' },
  steps: {
    desktop: ['installDesktop', 'createWallet', 'connectDesktop'],
    extension: ['installExtension', 'createWallet', 'refreshPage'],
    mobile: ['installApp', 'createWallet', 'scanCode'],
  },
})
const sections = [
  { items: [createItem('Here')], name: 'installed' },
  {
    items: [item, ...['Bolt', 'Café', 'Delta', 'Echo', 'Fox', 'Gulf', 'Hill'].map((name) => createItem(name))],
    name: 'popular',
  },
]
const account = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } as const
const on = (id: number, unsupported = false) =>
  ({ connection: { account, chain: { id, unsupported }, status: 'connected' } }) as const

type Look = { given?: Partial<ConnectContextValue>; name: string; views: readonly View[] }

const connect = (progress: ConnectStatus): Look => ({
  name: progress.status,
  views: [{ view: 'list' }, { attempt: 1, item, progress, view: 'connect' }],
})
const verify = (progress: SignInStatus): Look => ({
  given: on(31337),
  name: `verify, ${progress.status}`,
  views: [{ progress, view: 'verify' }],
})
const networks = (progress: SwitchStatus, given = on(31337)): Look => ({
  given,
  name: `networks, ${progress.status}${given.connection.chain.unsupported ? ', wrong one' : ''}`,
  views: [{ progress, view: 'networks' }],
})

const looks: readonly Look[] = [
  { name: 'list', views: [{ view: 'list' }] },
  { name: 'intro', views: [{ view: 'list' }, { view: 'intro' }] },
  { name: 'get', views: [{ view: 'list' }, { view: 'get' }] },
  { name: 'options', views: [{ view: 'list' }, { item, view: 'options' }] },
  { name: 'install', views: [{ view: 'list' }, { item, view: 'install' }] },
  ...(['desktop', 'extension', 'mobile'] as const).map(
    (path): Look => ({
      name: `instructions, ${path}`,
      views: [{ view: 'list' }, { item, path, view: 'instructions' }],
    }),
  ),
  ...(['opening', 'connecting', 'confirm', 'continue', 'accept'] as const).map((status) => connect({ status })),
  ...(['notInstalled', 'notAvailable', 'unsupportedBrowser'] as const).map((status) => connect({ status })),
  ...(['rejected', 'pending', 'timedOut', 'offline', 'failed'] as const).map((status) => connect({ error, status })),
  connect({ status: 'scan', uri: 'wc:00@2?relay-protocol=irn' }),
  verify({ status: 'preparing' }),
  verify({ message: 'm', status: 'ready' }),
  verify({ message: 'm', status: 'signing' }),
  verify({ message: 'm', status: 'verifying' }),
  verify({ error, message: 'm', stage: 'verifying', status: 'failed' }),
  networks({ status: 'idle' }),
  networks({ chainId: 5, status: 'asking' }),
  ...(['rejected', 'pending', 'unsupported', 'failed'] as const).map((status) =>
    networks({ chainId: 5, error, status }),
  ),
  networks({ status: 'idle' }, on(999, true)),
  { given: on(31337), name: 'profile', views: [{ view: 'profile' }] },
]

/** Every view in every layout, in light and in dark: nothing that axe finds, nothing that sticks out. */
test.each(LAYOUTS)('behavior: every view is in order, %s', async (layout) => {
  await page.viewport(WINDOWS[layout].width, WINDOWS[layout].height)
  for (const { given, name, views } of looks)
    for (const scheme of SCHEMES) {
      const { screen } = await renderView(<DialogShell late={{ parts: afterClick, status: 'ready' }} />, {
        ...given,
        layout,
        sections,
        state: { attempt: 1, views },
        themeProps: toThemeProps({ scheme }),
      })
      const dialog = screen.getByRole('dialog')
      await expect.element(dialog.getByRole('heading').first(), { message: name }).toBeVisible()
      expect(dialog.element().scrollWidth, `${name} is too wide`).toBeLessThanOrEqual(dialog.element().clientWidth)
      await expectAccessible(dialog.element(), scheme === 'light' ? 'all' : 'colours').catch((cause: unknown) => {
        throw new Error(`${name}, ${scheme}`, { cause })
      })
      await screen.unmount()
    }
})
