import type { ChainConfig } from '@countersign/protocol/config'
import type { TransactionDetails } from '@countersign/protocol/wire'
import type { ReactNode } from 'react'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { describeClaim } from '../../domain/transactions/describeClaim.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { quoteText } from '../../lib/quoteText.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './ClaimList.module.css'
import { Fold } from './Fold.tsx'

const t = createCatalogue('review')
const tTransaction = createCatalogue('transaction')
const tCommon = createCatalogue('common')

export type ClaimListProps = { details: TransactionDetails; chain: ChainConfig; isVerified: boolean }

/** Unverifiable claims: proposer, time and note. Collapsed. */
export function ClaimList({ details, chain, isVerified }: ClaimListProps) {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return null
  return (
    <Fold isForced={!isVerified} name="claims" title={t('reported')}>
      <Evidence kind="claimed" />
      <FieldList>
        <Claim label={t('reportedSummary')}>
          <EffectSentence effect={describeClaim(details, chain.nativeCurrency)} />
        </Claim>
        <Claim label={tTransaction('statusLabel')}>{tTransaction(`status.${details.txStatus}`)}</Claim>
        <Claim label={t('reportedSubmitted')}>
          <Time at={info.submittedAt} />
        </Claim>
        {info.proposer ? (
          <Claim label={t('reportedProposer')}>
            <NamedAddress value={info.proposer.value} />
          </Claim>
        ) : null}
        {details.note ? (
          <Claim label={t('reportedNote')}>
            <bdi>{tCommon('quoted', { words: quoteText(details.note, { allowLinks: true, maxLength: 1000 }) })}</bdi>
          </Claim>
        ) : null}
      </FieldList>
    </Fold>
  )
}

function Claim({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FieldPair className={styles.dim} label={label}>
      {children}
    </FieldPair>
  )
}
