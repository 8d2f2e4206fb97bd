import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Security.module.css'
import type { SecurityReport } from './useSecurityReport.ts'

/** Time and creator from events, where scanned that far; the setup from the service, recomputed here. */
export function CreationFact({ changes, creation }: Pick<SecurityReport, 'changes' | 'creation'>) {
  const labelOf = useLabelOf()
  const made = changes.value?.last.get('creation')
  const claim = creation.value
  const at = made?.at ?? (claim ? Date.parse(claim.claimed.created) : undefined)
  const creator = made?.sender ?? claim?.claimed.creator
  const setup = claim?.isProven ? claim.report?.setup?.value : undefined
  return (
    <div className={styles.fact}>
      <dt>{words.parts.creation}</dt>
      <dd>
        <div className={styles.value}>
          {at === undefined ? null : <Time at={at} />}
          {creator ? (
            <span>
              {words.by} <Address name={labelOf(creator)} value={creator} />
            </span>
          ) : null}
          {made ? <Evidence block={made.block} kind="chain" /> : claim ? <Evidence kind="claimed" /> : null}
        </div>
        {claim ? (
          <div className={styles.value}>
            {words.factory}{' '}
            <Address name={labelOf(claim.claimed.factoryAddress)} value={claim.claimed.factoryAddress} />
            {setup ? <span>{words.creationFirst(setup.threshold, setup.owners.length)}</span> : null}
            {claim.isProven ? (
              <Evidence kind="recomputed" sentence={words.creationProven} />
            ) : (
              <Evidence kind="claimed" sentence={words.creationClaimed} />
            )}
          </div>
        ) : creation.hasFailed ? (
          <p className={styles.change}>{words.creationFailed}</p>
        ) : null}
        <p className={styles.meaning}>{words.meaning.creation}</p>
      </dd>
    </div>
  )
}
