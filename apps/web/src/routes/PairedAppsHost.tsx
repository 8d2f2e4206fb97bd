import { useEffect } from 'react'
import { useEmbedding } from '../domain/embedding/useEmbedding.ts'
import { getPairedApps } from '../domain/pairing/getPairedApps.ts'
import { useServices } from '../domain/services/Services.ts'
import { PairedNotes } from '../features/pairing/PairedNotes.tsx'
import { useStore } from '../lib/useStore.ts'
import { LazyAskedPanel } from './LazyAskedPanel.tsx'

/** On every screen: connected apps ask whenever they like, wherever the owner is. */
export function PairedAppsHost() {
  const apps = getPairedApps(useServices())
  const { notes, sessions } = useStore(apps)
  // Inside of a host the Safe itself acts, and its owners are asked there.
  const isEmbedded = useEmbedding().status !== 'none'
  useEffect(() => {
    if (!isEmbedded) void apps.resume()
  }, [apps, isEmbedded])
  return (
    <>
      <PairedNotes dismiss={apps.dismiss} notes={notes} />
      {sessions.length > 0 ? <LazyAskedPanel /> : null}
    </>
  )
}
