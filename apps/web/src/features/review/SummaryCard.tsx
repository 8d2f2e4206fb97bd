import type { TransactionDescription } from '@countersign/protocol/decode'
import { useMemo } from 'react'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { signText as words } from '../../lib/messages/sign.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { listAccounts } from './listAccounts.ts'
import styles from './SummaryCard.module.css'

export type SummaryCardProps = {
  /** The decoded description, never the service's. */
  description: TransactionDescription
}

/** The summary, then every address in it in full. */
export function SummaryCard({ description }: SummaryCardProps) {
  const labelOf = useLabelOf()
  const effect = useMemo(() => toEffect(description), [description])
  const accounts = listAccounts(effect.parts)
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={words.effect}>
      <p className={styles.sentence}>
        <EffectSentence effect={effect} form="whole" />
      </p>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account}>
            <Address form="full" hasIcon name={labelOf(account)} value={account} />
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
