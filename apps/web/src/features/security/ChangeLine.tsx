import { Link } from '@tanstack/react-router'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { ChangedPart, LastChange } from '../../domain/security/changesQuery.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Security.module.css'
import type { SecurityReport } from './useSecurityReport.ts'

export type ChangeLineProps = { changes: SecurityReport['changes']; part: ChangedPart; safe: CurrentSafe }

/** The part's last change and its author, from the Safe's events. */
export function ChangeLine({ changes: { hasFailed, value }, part, safe }: ChangeLineProps) {
  if (!value) return <p className={styles.change}>{hasFailed ? words.changeFailed : words.changeLoading}</p>
  const last = value.last.get(part)
  const made = value.last.get('creation')
  if (!last) return <p className={styles.change}>{value.isWhole ? words.neverChanged : words.notFound(value.from)}</p>
  return (
    <p className={styles.change}>
      {words.changed}: {last.at === undefined ? null : <Time at={last.at} />}
      {last.transactionHash === made?.transactionHash ? (
        <span>{words.whenMade}</span>
      ) : (
        <Maker last={last} safe={safe} />
      )}
      <Sender last={last} />
      <Evidence block={last.block} kind="chain" values={[{ label: words.changed, value: last.transactionHash }]} />
    </p>
  )
}

function Maker({ last: { module, safeTxHash }, safe }: { last: LastChange; safe: CurrentSafe }) {
  const labelOf = useLabelOf()
  if (module)
    return (
      <span>
        {words.byModule} <Address name={labelOf(module)} value={module} />
      </span>
    )
  if (!safeTxHash) return null
  return (
    <span>
      {words.signed} (
      <Link params={{ ...safe.params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
        {words.openTransaction}
      </Link>
      )
    </span>
  )
}

function Sender({ last: { sender } }: { last: LastChange }) {
  const labelOf = useLabelOf()
  return sender ? (
    <span>
      {words.sentBy} <Address name={labelOf(sender)} value={sender} />
    </span>
  ) : null
}
