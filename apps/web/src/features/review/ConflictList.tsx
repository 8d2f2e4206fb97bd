import type { ChainConfig } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import { describeClaim } from '../../domain/transactions/describeClaim.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { countValid, isOpen, type Report } from '../../domain/transactions/Report.ts'
import { type Conflict, useConflicts } from '../../domain/transactions/useQueue.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './ConflictList.module.css'

const tReview = createCatalogue('review')
const t = createCatalogue('transaction')

/** Conflicting transactions with the same nonce; hidden without any. */
export function ConflictList({ report, chain }: { report: Report; chain: ChainConfig }) {
  const nonce = isOpen(report) ? report.transaction?.value.nonce : undefined
  const conflicts = useConflicts(report.id, nonce)
  if (conflicts.length === 0 || nonce === undefined) return null
  return (
    <SheetSection title={tReview('conflicts')}>
      <p>{t('conflict', { nonce: String(nonce) })}</p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <ConflictRow chain={chain} conflict={conflict} key={conflict.safeTxHash} safe={report.id.address} />
        ))}
      </ul>
    </SheetSection>
  )
}

function ConflictRow({ chain, conflict, safe }: { chain: ChainConfig; conflict: Conflict; safe: `0x${string}` }) {
  const { report, safeTxHash, summary } = conflict
  const { effect } = useTransactionDescription({ chainId: chain.id, safe, transaction: report?.transaction })
  return (
    <li className={styles.conflict}>
      <Link params={{ chain: String(chain.id), safe, id: safeTxHash }} to="/$chain/$safe/tx/$id">
        {effect ? (
          <EffectSentence effect={effect} />
        ) : summary ? (
          <EffectSentence effect={describeClaim(summary, chain.nativeCurrency)} />
        ) : (
          shortAddress(safeTxHash)
        )}
      </Link>
      <span className={styles.count}>
        {report?.state ? t('signed', { valid: countValid(report), threshold: report.state.threshold }) : null}
        <Evidence kind={effect ? 'recomputed' : 'claimed'} />
      </span>
    </li>
  )
}
