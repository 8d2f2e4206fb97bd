import { useSyncExternalStore } from 'react'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { trust } from '../../lib/messages/trust.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './TrustStrip.module.css'

/** Only if the browser is offline and the node unreachable: a local node needs no network. */
export function OfflineNotice({ chainId }: { chainId: number }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isChainDown = useIsChainDown(chainId)
  if (isOnline || !isChainDown) return null
  return (
    <div className={styles.offline}>
      <Notice title={trust.offlineTitle} tone="caution">
        {trust.offlineText}
      </Notice>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
