import { listHistory } from '@countersign/client'
import type { TransactionSummary } from '@countersign/protocol/wire'
import { useQueries } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { describeClaim } from '../../domain/transactions/describeClaim.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { parseMultisigId } from '../../domain/transactions/parseSafeTxHash.ts'
import { relativeDay } from '../../lib/formatTime.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './Notifications.module.css'
import { openNotificationSettings } from './notificationSettingsStore.ts'

const t = createCatalogue('notifications')

/** A service may list thousands; the history shows them all. */
const maxRows = 50

/** Events in all Safes of the account since the last visit, until dismissed. */
export function BackgroundSafeList({ safes }: { safes: readonly MySafe[] }) {
  const { storage } = useServices()
  const store = openNotificationSettings(storage)
  const { awaySince } = useStore(store)
  const owned = safes.filter(({ role }) => role === 'owner')
  if (awaySince === null || owned.length === 0) return null
  const note = () => store.update((current) => ({ ...current, awaySince: null }))
  return <Happened onNoted={note} safes={owned} since={awaySince} />
}

function Happened({ safes, since, onNoted }: { safes: readonly MySafe[]; since: number; onNoted: () => void }) {
  const services = useServices()
  const answers = useQueries({
    queries: safes.map(({ address, chain }) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listHistory(services.service, { address, chainId: chain.id, signal }),
      queryKey: [...safeKey({ address, chainId: chain.id }), 'history', 'away'],
    })),
  })
  const failed = answers.filter(({ data, isError }) => isError && !data).length
  const found = answers
    .flatMap(({ data }, index) => {
      const safe = safes[index]
      if (!safe || !data) return []
      const rows = data.results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
      return rows.filter(({ timestamp }) => timestamp > since).map((summary) => ({ safe, summary }))
    })
    .toSorted((a, b) => b.summary.timestamp - a.summary.timestamp)
    .slice(0, maxRows)
  const isPending = answers.some((answer) => answer.isPending)
  if (!isPending && found.length === 0 && failed === 0) return null
  return (
    <Card
      aside={
        <>
          <Evidence kind="claimed" />
          <Button look="quiet" onClick={onNoted}>
            {t('awayDismiss')}
          </Button>
        </>
      }
      isFlush
      title={t('away')}
    >
      <p className={styles.lead}>{t('awaySince', { when: relativeDay(since, Date.now()) })}</p>
      {isPending && found.length === 0 ? <SkeletonRows count={2} label={t('awayLoading')} /> : null}
      <ul>
        {found.map(({ safe, summary }) => (
          <HappenedRow key={`${safe.chain.id}${safe.address}${summary.id}`} safe={safe} summary={summary} />
        ))}
      </ul>
      {failed > 0 ? <p className={styles.lead}>{t('awayFailed', { count: failed })}</p> : null}
    </Card>
  )
}

function HappenedRow({ safe: { address, chain }, summary }: { safe: MySafe; summary: TransactionSummary }) {
  const nameOf = useNameOf()
  const effect = describeClaim(summary, chain.nativeCurrency)
  const hash = parseMultisigId(summary.id)?.safeTxHash
  const params = { chain: String(chain.id), safe: address }
  const target = hash
    ? linkOptions({ params: { ...params, id: hash }, to: '/$chain/$safe/tx/$id' })
    : linkOptions({ params, to: '/$chain/$safe/history' })
  return (
    <Row as="li" icon={effect.icon}>
      <Link className={rowWords} {...target}>
        <EffectSentence effect={effect} />
        <RowLine>
          <bdi>{nameOf(address)?.name ?? shortAddress(address)}</bdi>
          <span>{relativeDay(summary.timestamp, Date.now())}</span>
        </RowLine>
      </Link>
    </Row>
  )
}
