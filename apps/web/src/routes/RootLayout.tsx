import { Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCurrentSafe } from '../domain/safe/useCurrentSafe.ts'
import { type LiveState, LiveStateContext } from '../domain/safe/useLiveState.ts'
import { useServices } from '../domain/services/Services.ts'
import { AccountMenu, NetworkMenu } from '../features/connect/AccountMenu.tsx'
import { ConnectHost } from '../features/connect/ConnectHost.tsx'
import { EmbeddedSlot } from '../features/embedded/EmbeddedSlot.tsx'
import { Rail } from '../features/shell/Rail.tsx'
import styles from '../features/shell/Shell.module.css'
import { TopBar } from '../features/shell/TopBar.tsx'
import { findNodeUrl } from '../features/status/findNodeUrl.ts'
import { OfflineNotice } from '../features/status/OfflineNotice.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { shell } from '../lib/messages/shell.ts'
import { getSaveFailures } from '../lib/saveFailures.ts'
import { useStore } from '../lib/useStore.ts'
import { whenIdle } from '../lib/whenIdle.ts'

/** Always shown, but loaded after the first screen. */
const TrustStrip = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/status/TrustStrip.tsx')).TrustStrip
}, null)
/** Loaded after the first screen: queries are refetched when it starts. */
const LiveUpdates = lazyPart(async () => (await import('../domain/safe/LiveUpdates.tsx')).LiveUpdates, null)
/** Only where a chain has no node. */
const NodeMissingNotice = lazyPart(
  async () => (await import('../features/status/NodeMissingNotice.tsx')).NodeMissingNotice,
  null,
)
/** Only where a write failed. */
const UnsavedNotice = lazyPart(async () => (await import('./UnsavedNotice.tsx')).UnsavedNotice, null)
/** Only where the operator configured a relay. */
const PairedAppsHost = lazyPart(async () => (await import('./PairedAppsHost.tsx')).PairedAppsHost, null)

/** Renders nothing; used in background tabs. */
const BackgroundNotifications = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/notifications/BackgroundNotifications.tsx')).BackgroundNotifications
}, null)

/** The layout of every screen. */
export function RootLayout() {
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
            {shell.skip}
          </a>
          <TopBar
            account={
              <>
                <NetworkMenu />
                <AccountMenu />
              </>
            }
          />
          <Rail />
          <main className={styles.main} id="main" tabIndex={-1}>
            <EmbeddedSlot />
            {hasUnsaved ? <UnsavedNotice /> : null}
            {chain && findNodeUrl(chain) === undefined ? <NodeMissingNotice chain={chain} /> : null}
            {chain ? <OfflineNotice chainId={chain.id} /> : null}
            {config.relayUrl ? <PairedAppsHost /> : null}
            <Outlet />
          </main>
          {safe ? <LiveUpdates onState={setLive} safe={safe} /> : null}
          <BackgroundNotifications />
          <div className={styles.strip}>{chain ? <TrustStrip chain={chain} /> : null}</div>
        </div>
      </LiveStateContext>
    </ConnectHost>
  )
}
