import { transactionText as words } from '../../lib/messages/transaction.ts'
import type { CurrentSafe } from '../../shared/useCurrentSafe.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { QueueGroup } from './groupQueue.ts'
import { QueueRow } from './QueueRow.tsx'
import styles from './TransactionList.module.css'

export type QueueLanesProps = { groups: readonly QueueGroup[]; safe: CurrentSafe }

const places = ['next', 'later', 'unknown'] as const
const titles = { next: words.next, later: words.later, unknown: words.unplaced }

/** Nonce lanes: what can be executed now, what comes after, what shares a nonce, where a nonce is missing. */
export function QueueLanes({ groups, safe }: QueueLanesProps) {
  return places.map((place) => {
    const lanes = groups.filter((group) => group.place === place)
    if (lanes.length === 0) return null
    return (
      <section aria-label={titles[place]} className={styles.section} key={place}>
        <h2>{titles[place]}</h2>
        <div className={styles.lanes}>
          {lanes.map((lane) => (
            <Lane key={lane.nonce?.toString() ?? ''} lane={lane} safe={safe} />
          ))}
        </div>
      </section>
    )
  })
}

function Lane({ lane, safe }: { lane: QueueGroup; safe: CurrentSafe }) {
  const isConflict = lane.entries.length > 1 && lane.nonce !== undefined
  return (
    <>
      {lane.missingBefore === undefined ? null : (
        <p className={styles.gap}>
          <Icon name="info" size="small" />
          {words.gap(lane.missingBefore)}
        </p>
      )}
      <div className={cx(styles.lane, isConflict && styles.conflict)}>
        {isConflict && lane.nonce !== undefined ? (
          <p className={styles.laneHead}>
            <Icon name="caution" size="small" />
            {words.conflict(lane.nonce)}
          </p>
        ) : null}
        <ul>
          {lane.entries.map(({ safeTxHash, report, error, summary }) => (
            <QueueRow
              chain={safe.chain}
              error={error}
              key={safeTxHash}
              params={safe.params}
              report={report}
              safeTxHash={safeTxHash}
              summary={summary}
            />
          ))}
        </ul>
      </div>
    </>
  )
}
