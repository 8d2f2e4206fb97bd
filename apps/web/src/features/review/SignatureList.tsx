import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { countValid, type Report, type ReportConfirmation, type ReportState } from '../../domain/transactions/Report.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './SignatureList.module.css'

export type SignatureListProps = {
  report: Pick<Report, 'confirmations' | 'missing' | 'progress'> & {
    state: Pick<ReportState, 'block' | 'planned' | 'threshold'> | undefined
  }
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
export function SignatureList({ report }: SignatureListProps) {
  const { confirmations, missing, state, progress } = report
  const isOpen = progress === 'waiting'
  const uncounted = confirmations.filter(({ status }) => status !== 'valid')
  const left = new Set(uncounted.slice(maxUncounted))
  return (
    <SheetSection
      aside={
        state ? (
          <>
            {words.signaturesAside(countValid(report), state.threshold)}{' '}
            <Evidence block={state.block} kind={state.planned ? 'recomputed' : 'chain'} />
          </>
        ) : null
      }
      title={words.signatures}
    >
      <ul>
        {confirmations
          .filter((confirmation) => !left.has(confirmation))
          .map((confirmation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a service can repeat a signature
            <ConfirmationRow confirmation={confirmation} key={`${confirmation.claimedOwner}${index}`} />
          ))}
        {left.size > 0 ? <li className={styles.dim}>{words.moreUncounted(left.size)}</li> : null}
        {missing.map((owner) => (
          <li className={styles.signer} key={owner}>
            <NamedAddress hasIcon value={owner} />
            <Badge>{isOpen ? words.notSigned : words.notNeeded}</Badge>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

function ConfirmationRow({ confirmation }: { confirmation: ReportConfirmation }) {
  const { status, signer, claimedOwner, submittedAt, isOnlyHere, from, data, kind, evidence } = confirmation
  const block = evidence?.source === 'chain' ? evidence.block.number : undefined
  return (
    <li className={styles.signer}>
      <NamedAddress hasIcon value={status === 'valid' && signer ? signer : claimedOwner} />
      <span className={styles.signerFacts}>
        {submittedAt === undefined ? null : (
          <span className={styles.dim}>
            <span className={styles.nowrap}>
              <Time at={submittedAt} />
            </span>{' '}
            <span className={styles.nowrap}>{words.timeClaimed}</span>
          </span>
        )}
        {isOnlyHere ? <Badge tone="caution">{words.from[from === 'file' ? from : 'yours']}</Badge> : null}
        <Badge icon={status === 'valid' ? 'sign' : 'stop'} tone={tones[status]}>
          {status !== 'valid' ? words.claimedOnly : kind === 'approvedHash' ? words.approved : words.signed}
        </Badge>
        <Evidence
          block={block}
          kind={status !== 'valid' ? 'claimed' : block === undefined ? 'recomputed' : 'chain'}
          sentence={words.confirmation[status === 'valid' ? toProof(kind) : status]}
          values={data ? [{ label: words.signatures, value: data }] : undefined}
        />
      </span>
    </li>
  )
}

function toProof(kind: ReportConfirmation['kind']): 'valid' | 'approved' | 'contract' {
  return kind === 'approvedHash' ? 'approved' : kind === 'contract' ? 'contract' : 'valid'
}
