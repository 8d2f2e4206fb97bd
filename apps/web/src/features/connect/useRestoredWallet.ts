import { useEffect, useState } from 'react'
import { reconnect } from 'wagmi/actions'
import { useServices } from '../../domain/services/Services.ts'

/** Where wagmi keeps which wallet was connected last. */
const lastWallet = 'wagmi.recentConnectorId'

/**
 * Looks once for the wallet of the last visit; true while looking for one that there was. Waits for the demo wallet, which
 * announces itself late. Who comes for the first time is shown the page for newcomers at once.
 */
export function useRestoredWallet(): boolean {
  const { wagmi, demoWallet, embedding, storage } = useServices()
  const [isRestoring, setRestoring] = useState(
    () => storage.getItem(lastWallet) !== null || embedding.get().status === 'connecting',
  )
  useEffect(() => {
    let isGone = false
    // Inside a host its Safe is the account, whatever wallet was used before.
    void Promise.all([embedding.settled, demoWallet])
      .then(([isEmbedded]) => (isEmbedded ? undefined : reconnect(wagmi)))
      .catch(() => undefined)
      .finally(() => {
        if (!isGone) setRestoring(false)
      })
    return () => {
      isGone = true
    }
  }, [wagmi, demoWallet, embedding])
  return isRestoring
}
