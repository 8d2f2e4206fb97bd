import { restoreWallet } from '@countersign/connect/frame'
import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { useServices } from '../../domain/services/Services.ts'

/** wagmi's storage key of the last connector. */
const lastWallet = 'wagmi.recentConnectorId'

/** Milliseconds to wait for a wallet's announcement; a later one is still reconnected. */
const announcementTimeout = 3_000

/** Reconnects the last wallet; true while pending. New visitors get the introduction at once. */
export function useRestoredWallet(): boolean {
  const { wagmi, demoWallet, embedding, storage } = useServices()
  const { status } = useConnection()
  const [isRestoring, setRestoring] = useState(
    () => storage.getItem(lastWallet) !== null || embedding.get().status === 'connecting',
  )
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      if (!isGone) setRestoring(false)
    }
    // Inside a host its Safe is the account.
    void embedding.settled
      .then(async (isEmbedded) => {
        if (isEmbedded || isGone) return
        const restored = restoreWallet(wagmi)
        stop = restored.stop
        if (!(await restored.isAwaited)) return
        const isLate = new Promise((resolve) => {
          timer = setTimeout(resolve, announcementTimeout)
        })
        await Promise.race([demoWallet, isLate])
      })
      .catch(() => undefined)
      .finally(finish)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [wagmi, demoWallet, embedding])
  return isRestoring && status !== 'connected'
}
