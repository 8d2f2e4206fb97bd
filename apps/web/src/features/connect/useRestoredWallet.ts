import { restoreWallet } from '@countersign/connect/frame'
import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { useServices } from '../../domain/services/Services.ts'

/** Where wagmi keeps which wallet was connected last. */
const lastWallet = 'wagmi.recentConnectorId'

/** Milliseconds that a page is held back for a wallet that has not announced itself. It is reconnected later all the same. */
const patience = 3_000

/**
 * Looks for the wallet of the last visit; true while looking for one that there was. Who comes for the first time is
 * shown the page for newcomers at once.
 */
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
    // Inside a host its Safe is the account, whatever wallet was used before.
    void embedding.settled
      .then(async (isEmbedded) => {
        if (isEmbedded || isGone) return
        const restored = restoreWallet(wagmi)
        stop = restored.stop
        if (!(await restored.isAwaited)) return
        const isLate = new Promise((resolve) => {
          timer = setTimeout(resolve, patience)
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
