import { useEffect } from 'react'
import type { PairedApps } from '../domain/app-requests/createPairedApps.ts'
import { getPairedApps } from '../domain/app-requests/getPairedApps.ts'
import type { PairedNote } from '../domain/app-requests/PairedApps.ts'
import { useEmbedding } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import styles from '../features/walletconnect/WalletConnect.module.css'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { LazyRequestPanel } from './LazyRequestPanel.tsx'

const t = createCatalogue('walletConnect')

/** On every screen: requests arrive at any time. */
export function PairedAppsHost() {
  const apps = getPairedApps(useServices())
  const { notes, sessions } = useStore(apps)
  // Inside of a host the Safe itself acts, and the host asks its owners.
  const isEmbedded = useEmbedding().status !== 'none'
  useEffect(() => {
    if (!isEmbedded) void apps.resume()
  }, [apps, isEmbedded])
  return (
    <>
      <SessionNotices dismiss={apps.dismiss} notes={notes} />
      {sessions.length > 0 ? <LazyRequestPanel /> : null}
    </>
  )
}

export function SessionNotices({ dismiss, notes }: { dismiss: PairedApps['dismiss']; notes: readonly PairedNote[] }) {
  return (
    <div aria-live="polite" className={notes.length > 0 ? styles.notes : undefined}>
      {notes.map(({ id, name, what }) => (
        <Notice
          actions={<Button onClick={() => dismiss(id)}>{t('dismiss')}</Button>}
          key={id}
          title={t(`notes.${what}`, { name: name || t('noName') })}
          tone={what === 'ended' || what === 'proposalExpired' ? 'info' : 'caution'}
        >
          {t(`notesText.${what}`)}
        </Notice>
      ))}
    </div>
  )
}
