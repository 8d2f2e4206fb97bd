import { useEffect, useState } from 'react'
import { reconnect } from 'wagmi/actions'
import { useServices } from '../../domain/services/Services.ts'

/** Looks once for the wallet of the last visit; true while looking. Waits for the demo wallet, which announces itself late. */
export function useRestoredWallet(): boolean {
  const { wagmi, demoWallet, embedding } = useServices()
  const [isRestoring, setRestoring] = useState(true)
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
