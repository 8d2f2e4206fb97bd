import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { countValid, type Report, type ReportConfirmation, type ReportState } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './SignatureList.module.css'

const t = createCatalogue('review')

export type SignatureListProps = {
  report: Pick<Report, 'confirmations' | 'missing' | 'progress'> & {
    state: Pick<ReportState, 'block' | 'planned' | 'threshold'> | undefined
  }
  /** How an owner signs, where it is no account. */
  typeOf?: ((owner: Address) => ReactNode) | undefined
}

const tones: Record<ReportConfirmation['status'], Tone> = {
  valid: 'ok',
  formerOwner: 'caution',
  stranger: 'caution',
  duplicate: 'caution',
  forged: 'stop',
  unknown: 'caution',
}

/** Most uncounted signatures shown, against flooding. */
const maxUncounted = 20

/** On-chain owners with their verified signatures, then uncounted ones with the reason. */
export function SignatureList({ report, typeOf }: SignatureListProps) {
  const { confirmations, missing, state, progress } = report
  const isOpen = progress === 'waiting'
  const uncounted = confirmations.filter(({ status }) => status !== 'valid')
  const left = new Set(uncounted.slice(maxUncounted))
  return (
    <SheetSection
      aside={
        state ? (
          <>
            {t('confirmationCount', { valid: countValid(report), threshold: state.threshold })}{' '}
            <Evidence block={state.block} kind={state.planned ? 'recomputed' : 'chain'} />
          </>
        ) : null
      }
      title={t('confirmations')}
    >
      <ul>
        {confirmations
          .filter((confirmation) => !left.has(confirmation))
          .map((confirmation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a service can repeat a signature
            <ConfirmationRow confirmation={confirmation} key={`${confirmation.claimedOwner}${index}`} typeOf={typeOf} />
          ))}
        {left.size > 0 ? <li className={styles.dim}>{t('moreUncounted', { count: left.size })}</li> : null}
        {missing.map((owner) => (
          <li className={styles.signer} key={owner}>
            <NamedAddress hasIcon value={owner} />
            {typeOf?.(owner)}
            <Badge>{isOpen ? t('notSigned') : t('notNeeded')}</Badge>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

type ConfirmationRowProps = Pick<SignatureListProps, 'typeOf'> & { confirmation: ReportConfirmation }

function ConfirmationRow({ confirmation, typeOf }: ConfirmationRowProps) {
  const { status, signer, claimedOwner, submittedAt, isOnlyHere, from, data, kind, evidence } = confirmation
  const block = evidence?.source === 'chain' ? evidence.block.number : undefined
  return (
    <li className={styles.signer}>
      <NamedAddress hasIcon value={status === 'valid' && signer ? signer : claimedOwner} />
      {status === 'valid' && signer ? typeOf?.(signer) : null}
      <span className={styles.signerFacts}>
        {submittedAt === undefined ? null : (
          <span className={styles.dim}>
            <span className={styles.nowrap}>
              <Time at={submittedAt} />
            </span>{' '}
            <Evidence kind="claimed" sentence={t('timeReported')} />
          </span>
        )}
        {isOnlyHere ? <Badge tone="caution">{t(`source.${from === 'file' ? from : 'yours'}`)}</Badge> : null}
        <Badge icon={status === 'valid' ? 'sign' : 'stop'} tone={tones[status]}>
          {status !== 'valid' ? t('claimedOnly') : kind === 'approvedHash' ? t('approved') : t('signed')}
        </Badge>
        <Evidence
          block={block}
          kind={status !== 'valid' ? 'claimed' : block === undefined ? 'recomputed' : 'chain'}
          sentence={t(`confirmation.${status === 'valid' ? toProof(kind) : status}`)}
          values={data ? [{ label: t('confirmations'), value: data }] : undefined}
        />
      </span>
    </li>
  )
}

function toProof(kind: ReportConfirmation['kind']): 'valid' | 'approved' | 'contract' {
  return kind === 'approvedHash' ? 'approved' : kind === 'contract' ? 'contract' : 'valid'
}
