import { useLabelOf } from '../../domain/names/useName.ts'
import { countValid, type Report, type ReportConfirmation, type ReportState } from '../../domain/report/Report.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './SignatureList.module.css'

export type SignatureListProps = {
  /** Of a transaction or of a message. */
  report: Pick<Report, 'confirmations' | 'missing' | 'progress'> & {
    state: Pick<ReportState, 'block' | 'threshold'> | undefined
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

/** Owners as the chain names them, each with what was verified of them; then what does not count and why. */
export function SignatureList({ report }: SignatureListProps) {
  const { confirmations, missing, state, progress } = report
  const isOpen = progress === 'waiting'
  return (
    <SheetSection
      aside={
        state ? (
          <>
            {words.signaturesAside(countValid(report), state.threshold)} <Evidence block={state.block} kind="chain" />
          </>
        ) : null
      }
      title={words.signatures}
    >
      <ul>
        {confirmations.map((confirmation) => (
          <ConfirmationRow confirmation={confirmation} key={`${confirmation.claimedOwner}${confirmation.code}`} />
        ))}
        {missing.map((owner) => (
          <li className={styles.signer} key={owner}>
            <Signer address={owner} />
            <Badge>{isOpen ? words.notSigned : words.notNeeded}</Badge>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

function ConfirmationRow({ confirmation }: { confirmation: ReportConfirmation }) {
  const { status, signer, claimedOwner, submittedAt, isOnlyHere, data } = confirmation
  return (
    <li className={styles.signer}>
      <Signer address={status === 'valid' && signer ? signer : claimedOwner} />
      <span className={styles.signerFacts}>
        {submittedAt === undefined ? null : (
          <span className={styles.dim}>
            <Time at={submittedAt} />
          </span>
        )}
        {isOnlyHere ? <Badge tone="caution">{words.onlyHere}</Badge> : null}
        <Badge icon={status === 'valid' ? 'sign' : 'stop'} tone={tones[status]}>
          {status === 'valid' ? words.signed : words.claimedOnly}
        </Badge>
        <Evidence
          kind={status === 'valid' ? 'recomputed' : 'claimed'}
          sentence={words.confirmation[status]}
          values={data ? [{ label: words.signatures, value: data }] : undefined}
        />
      </span>
    </li>
  )
}

function Signer({ address }: { address: `0x${string}` }) {
  const label = useLabelOf()(address)
  return <Address hasIcon name={label} value={address} />
}
