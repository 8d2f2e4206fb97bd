import { Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { type LiveState, LiveStateContext, useCurrentSafe } from '../domain/safe/useCurrentSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { AccountMenu } from '../features/connect/AccountMenu.tsx'
import { ConnectHost } from '../features/connect/ConnectHost.tsx'
import { EmbeddedSlot } from '../features/embedded/EmbeddedSlot.tsx'
import { Rail } from '../features/shell/Rail.tsx'
import styles from '../features/shell/Shell.module.css'
import { TopBar } from '../features/shell/TopBar.tsx'
import { NodeMissingNotice, OfflineNotice } from '../features/status/NodeNotices.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useLocale } from '../lib/messages/useLocale.ts'
import { getSaveFailures } from '../lib/saveFailures.ts'
import { useStore } from '../lib/useStore.ts'
import { whenIdle } from '../lib/whenIdle.ts'

const t = createCatalogue('shell')

/** Always shown, but loaded after the first screen. */
const StatusBar = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/status/StatusBar.tsx')).StatusBar
}, null)
/** Loaded after the first screen: queries are refetched when it starts. */
const LiveUpdates = lazyPart(async () => (await import('../domain/safe/LiveUpdates.tsx')).LiveUpdates)
const UnsavedNotice = lazyPart(async () => (await import('./UnsavedNotice.tsx')).UnsavedNotice)
/** Only where the operator configured a relay. */
const PairedAppsHost = lazyPart(async () => (await import('./PairedAppsHost.tsx')).PairedAppsHost)

const BackgroundNotifications = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/notifications/BackgroundNotifications.tsx')).BackgroundNotifications
}, null)

/** What the site sends instead of the release that this browser is pinned to. */
const PinNotice = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/release/PinNotice.tsx')).PinNotice
})
const PinOffer = lazyPart(async () => (await import('../features/release/PinOffer.tsx')).PinOffer)

/** A pinned release has a worker (domain/release), as push notifications have; without a pin there is no notice. */
const isPinned = Boolean(globalThis.navigator?.serviceWorker?.controller)

export function RootLayout() {
  useLocale()
  const { config, storage } = useServices()
  const safe = useCurrentSafe()
  const [live, setLive] = useState<LiveState>('none')
  const hasUnsaved = useStore(getSaveFailures(storage)).size > 0
  const explored = useMatch({
    from: '/explorer/$chain',
    shouldThrow: false,
    select: ({ context, status }) => (status === 'error' ? undefined : context.explored),
  })
  const chain = safe?.chain ?? explored ?? config.chains[0]
  return (
    <ConnectHost>
      <LiveStateContext value={live}>
        <div className={styles.shell}>
          <a className={styles.skip} href="#main">
            {t('skip')}
          </a>
          <TopBar account={<AccountMenu />} />
          <Rail />
          <main className={styles.main} id="main" tabIndex={-1}>
            <EmbeddedSlot />
            {isPinned ? <PinNotice /> : null}
            {hasUnsaved ? <UnsavedNotice /> : null}
            {chain ? <NodeMissingNotice chain={chain} /> : null}
            {chain ? <OfflineNotice chainId={chain.id} /> : null}
            {config.relayUrl ? <PairedAppsHost /> : null}
            <Outlet />
          </main>
          {safe ? <LiveUpdates onState={setLive} safe={safe} /> : null}
          <BackgroundNotifications />
          <div className={styles.strip}>
            {chain ? <StatusBar chain={chain} offer={<PinOffer hostname={window.location.hostname} />} /> : null}
          </div>
        </div>
      </LiveStateContext>
    </ConnectHost>
  )
}
