import type { ChainConfig } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './StatusBar.module.css'

const t = createCatalogue('shell')
const tCommon = createCatalogue('common')

/** Only if the browser is offline and the node unreachable: a local node needs no network. */
export function OfflineNotice({ chainId }: { chainId: number }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const isChainDown = useIsChainDown(chainId)
  if (isOnline || !isChainDown) return null
  return (
    <div className={styles.offline}>
      <Notice title={t('offlineTitle')} tone="caution">
        {t('offlineText')}
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

/** Shown on every page: without a node nothing can be verified, and only a configuration change helps. */
export function NodeMissingNotice({ chain }: { chain: ChainConfig }) {
  if (findNodeUrl(chain) !== undefined) return null
  return (
    <div className={styles.offline}>
      <Notice
        actions={
          <Link className={buttonClass()} to="/settings">
            {t('settings')}
          </Link>
        }
        title={t('nodeMissing')}
        tone="stop"
      >
        {tCommon('nodeMissing')}
      </Notice>
    </div>
  )
}

/** The preferred node's URL; undefined if none is configured for browsers. */
export function findNodeUrl({ rpcUrls }: Pick<ChainConfig, 'rpcUrls'>): string | undefined {
  return rpcUrls.default.http[0] ?? rpcUrls.default.webSocket?.[0]
}
