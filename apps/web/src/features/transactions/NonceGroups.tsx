import { memo } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useLocale } from '../../lib/messages/useLocale.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { listNonceGroupRows, type NonceGroupRow, type QueueGroup } from './groupQueue.ts'
import styles from './NonceGroups.module.css'
import { QueueRow } from './QueueRow.tsx'

const t = createCatalogue('transaction')

export type NonceGroupsProps = { groups: readonly QueueGroup[]; safe: CurrentSafe }

const positions = ['next', 'later', 'unknown'] as const

export const NonceGroups = memo(function NonceGroups({ groups, safe }: NonceGroupsProps) {
  useLocale()
  return positions.map((position) => {
    const rows = listNonceGroupRows(groups.filter((group) => group.position === position))
    if (rows.length === 0) return null
    return (
      <section aria-label={t(`position.${position}`)} className={styles.section} key={position}>
        <h2>{t(`position.${position}`)}</h2>
        <LongList getKey={({ entry }) => entry.safeTxHash} items={rows} name={position}>
          {(row) => <NonceGroup row={row} safe={safe} />}
        </LongList>
      </section>
    )
  })
})

function NonceGroup({ row, safe }: { row: NonceGroupRow; safe: CurrentSafe }) {
  const { conflict, entry, isFirst, isLast, missingBefore } = row
  return (
    <div className={cx(isLast && styles.laneEnd)}>
      {missingBefore === undefined ? null : (
        <p className={styles.gap}>
          <Icon name="info" size="small" />
          {t('gap', { nonce: String(missingBefore) })}
        </p>
      )}
      <div
        className={cx(
          styles.lane,
          !isFirst && styles.afterOther,
          !isLast && styles.beforeOther,
          conflict !== undefined && styles.conflict,
        )}
      >
        {isFirst && conflict !== undefined ? (
          <p className={styles.laneHead}>
            <Icon name="caution" size="small" />
            {t('conflict', { nonce: String(conflict) })}
          </p>
        ) : null}
        <QueueRow chain={safe.chain} params={safe.params} {...entry} />
      </div>
    </div>
  )
}
