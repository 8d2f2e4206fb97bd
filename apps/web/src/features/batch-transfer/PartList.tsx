import { batchTransferText as words } from '../../lib/messages/batchTransfer.ts'
import { locale } from '../../lib/messages/translate.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './BatchTransfer.module.css'
import type { Part } from './planTransactions.ts'

export type PartListProps = {
  signed: readonly Part[]
  plan: readonly Part[]
  /** Of the first unsigned part. */
  nonce: bigint
}

const mostShown = 12

/** The transactions that the rows become, and their progress. */
export function PartList({ signed, plan, nonce }: PartListProps) {
  const parts = [...signed, ...plan]
  if (parts.length === 1) return <p className={styles.hint}>{words.one}</p>
  // Shows the parts around the next one.
  const first = Math.max(0, Math.min(signed.length - 1, parts.length - mostShown))
  const shown = parts.slice(first, first + mostShown)
  return (
    <>
      <p className={styles.hint}>{words.several(parts.length)}</p>
      <ol aria-label={words.transactions} className={styles.parts}>
        {shown.map(({ from, to }, place) => {
          const index = first + place
          const state = index < signed.length ? 'signed' : index === signed.length ? 'next' : 'later'
          return (
            <li key={from}>
              <span>{words.part(index + 1, parts.length)}</span>
              <span className={styles.hint}>
                {words.partRows((from + 1).toLocaleString(locale()), to.toLocaleString(locale()))}
                {state === 'signed' ? null : `, ${words.partNonce(nonce + BigInt(index - signed.length))}`}
              </span>
              <Badge tone={state === 'signed' ? 'ok' : state === 'next' ? 'info' : 'plain'}>
                {words.partStates[state]}
              </Badge>
            </li>
          )
        })}
      </ol>
      {first + shown.length < parts.length ? (
        <p className={styles.hint}>{words.partsMore(parts.length - first - shown.length)}</p>
      ) : null}
    </>
  )
}
