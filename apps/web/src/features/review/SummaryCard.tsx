import type { SentencePart, TransactionDescription } from '@countersign/protocol/decode'
import type { LinkNames } from '@countersign/protocol/offline'
import { useMemo } from 'react'
import { type LabelOf, LabelOfContext, useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { exactTime } from '../../lib/formatTime.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { findSavedName, RowName } from './RowName.tsx'
import styles from './SummaryCard.module.css'

const t = createCatalogue('review')
const tVerify = createCatalogue('verify')

type SummaryCardProps = {
  /** The decoded description, never the service's. */
  description: TransactionDescription
  /** Of a payments file with this one row. */
  rowName?: string | undefined
}

/** The summary, then every address in it in full. */
export function SummaryCard({ description, rowName }: SummaryCardProps) {
  const effect = useMemo(() => toEffect(description), [description])
  const labelOf = useLabelOf()
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={t('summary')}>
      <p className={styles.sentence}>
        <EffectSentence effect={effect} form="whole" />
      </p>
      {description.expiresAt === undefined ? null : <p>{t('expires', { time: exactTime(description.expiresAt) })}</p>}
      <AccountList labelOf={labelOf} parts={effect.parts} />
      <RowName name={rowName} saved={findSavedName(effect, labelOf)} />
    </SheetSection>
  )
}

type ComparedSummaryProps = {
  /** With the link's names and decimals. */
  named: TransactionDescription
  names: LinkNames
  /** From bytes and node data only. */
  plain: TransactionDescription
}

/** No local names, so that both screens show the same sentence. */
const noNames = () => undefined

/**
 * The same sentence on the sharing and the verifying device. Names from the link are marked, beside the reading of the
 * bytes, which no link can change.
 */
export function ComparedSummary({ named, names, plain }: ComparedSummaryProps) {
  const effect = useMemo(() => toEffect(named), [named])
  const bare = useMemo(() => toEffect(plain), [plain])
  const nameOf = (account: string) => names.names.find(({ address }) => address === account)?.name
  return (
    <LabelOfContext value={noNames}>
      <SheetSection aside={<Evidence kind="claimed" sentence={tVerify('namedByLink')} />} title={t('summary')}>
        <p className={styles.sentence}>
          <EffectSentence effect={effect} form="whole" />
        </p>
        <p className={styles.note}>{tVerify('namedByLink')}</p>
        <AccountList labelOf={nameOf} parts={effect.parts} />
        <p className={styles.note}>
          <RichText>
            {(mark) => tVerify('withoutNames', { summary: mark(<EffectSentence effect={bare} form="whole" />) })}
          </RichText>{' '}
          <Evidence kind="recomputed" />
        </p>
      </SheetSection>
    </LabelOfContext>
  )
}

type AccountListProps = { parts: readonly SentencePart[]; labelOf: LabelOf; className?: string | undefined }

/** The accounts of a sentence, each in full. */
export function AccountList({ parts, labelOf, className = styles.accounts }: AccountListProps) {
  const accounts = new Set(parts.flatMap((part) => (part.type === 'address' ? [part.address] : [])))
  return (
    <ul className={className}>
      {[...accounts].map((account) => (
        <li key={account}>
          <Address form="full" hasIcon name={labelOf(account)} value={account} />
        </li>
      ))}
    </ul>
  )
}
