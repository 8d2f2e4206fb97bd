import { Outlet, useMatch } from '@tanstack/react-router'
import { LiveStateContext } from '../domain/live/useLiveState.ts'
import { useLiveUpdates } from '../domain/live/useLiveUpdates.ts'
import { useCurrentSafe } from '../domain/safe/useCurrentSafe.ts'
import { type Services, useServices } from '../domain/services/Services.ts'
import { AccountMenu } from '../features/connect/AccountMenu.tsx'
import { ConnectHost } from '../features/connect/ConnectHost.tsx'
import { NetworkMenu } from '../features/connect/NetworkMenu.tsx'
import { EmbeddedSlot } from '../features/embedded/EmbeddedSlot.tsx'
import { Rail } from '../features/shell/Rail.tsx'
import styles from '../features/shell/Shell.module.css'
import { TopBar } from '../features/shell/TopBar.tsx'
import { NodeMissingNotice } from '../features/trust/NodeMissingNotice.tsx'
import { OfflineNotice } from '../features/trust/OfflineNotice.tsx'
import { StorageNotice } from '../features/trust/StorageNotice.tsx'
import { lazyPart } from '../lib/lazyPart.tsx'
import { shell } from '../lib/messages/shell.ts'
import { whenIdle } from '../lib/whenIdle.ts'

/** Always there, and not waited for by the first screen. */
const TrustStrip = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/trust/TrustStrip.tsx')).TrustStrip
}, null)
/** Only where the operator named a relay. */
const PairedAppsHost = lazyPart(async () => (await import('./PairedAppsHost.tsx')).PairedAppsHost, null)

/** Draws nothing; needed by whoever looks away. */
const Telling = lazyPart(async () => {
  await whenIdle()
  return (await import('../features/telling/Telling.tsx')).Telling
}, null)

/** The shell around every screen. */
export function RootLayout() {
  const services = useServices()
  const { config } = services
  const safe = useCurrentSafe()
  const live = useLiveUpdates(safe)
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
            <StorageNotice onSave={() => saveEverything(services)} />
            {chain ? <NodeMissingNotice chain={chain} /> : null}
            {chain ? <OfflineNotice chainId={chain.id} /> : null}
            {config.relayUrl ? <PairedAppsHost /> : null}
            <Outlet />
          </main>
          <Telling />
          <div className={styles.strip}>{chain ? <TrustStrip chain={chain} /> : null}</div>
        </div>
      </LiveStateContext>
    </ConnectHost>
  )
}

/** The same file as in the settings; loaded when it is needed. */
async function saveEverything({ openLargeStorage, storage }: Services): Promise<void> {
  const [large, { readKept }, { withLarge }, { withUnsaved }, { writeBackup }, { keptParts }, { saveFile }] =
    await Promise.all([
      openLargeStorage(),
      import('../domain/backup/readKept.ts'),
      import('../domain/backup/withLarge.ts'),
      import('../domain/backup/withUnsaved.ts'),
      import('../domain/backup/writeBackup.ts'),
      import('./keptParts.ts'),
      import('../features/exchange/saveFile.ts'),
    ])
  saveFile(writeBackup(readKept(withLarge(withUnsaved(storage), large), keptParts), new Date()))
}
