import { useEffect } from 'react'
import { useEmbedding } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import { getPairedApps } from '../domain/walletconnect/getPairedApps.ts'
import { SessionNotices } from '../features/walletconnect/SessionNotices.tsx'
import { useStore } from '../lib/useStore.ts'
import { LazyRequestPanel } from './LazyRequestPanel.tsx'

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
