import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Hex } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './QueueDigest.module.css'

const t = createCatalogue('securityAlerts')

export type QueueDigestProps = {
  safe: CurrentSafe
  nonce: bigint
  /** Of all verified pending transactions; undefined until all are verified. */
  hashes: readonly Hex[] | undefined
}

/** A short digest of the queue: owners who compare it detect a service that shows them different queues. */
export function QueueDigest({ safe, nonce, hashes }: QueueDigestProps) {
  const key = useMemo(() => hashes?.toSorted().join() ?? '', [hashes])
  const { data } = useQuery({
    enabled: hashes !== undefined,
    queryFn: async () => {
      const { readQueueDigest } = await import('../../domain/transactions/readQueueDigest.ts')
      return readQueueDigest({ hashes: hashes ?? [], nonce, safe })
    },
    queryKey: ['queueDigest', safe.chainId, safe.address, `${nonce}`, key],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p className={styles.digest}>
      <span>{t('digest')}</span>
      {data && hashes ? (
        <>
          <code className={styles.code}>{data}</code>
          <CopyButton text={data} what={t('digest')} />
          <Evidence kind="recomputed" sentence={t('digestHelp')} />
        </>
      ) : (
        <span>{t('digestPending')}</span>
      )}
      <span className={styles.help}>{t('digestHelp')}</span>
    </p>
  )
}
