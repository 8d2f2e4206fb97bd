import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Address as Account } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { ChangedPart, LastChange } from '../../domain/security/changesQuery.ts'
import { reachesVersion } from '../../domain/security/listFindings.ts'
import { safeListText } from '../../lib/messages/safeList.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import type { AddressProps } from '../../ui/Address.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Security.module.css'
import type { SecurityReport } from './useSecurityReport.ts'

/** Each part that controls the Safe: its meaning and last change. */
export function FactList({ about, safe }: { about: SecurityReport; safe: CurrentSafe }) {
  const { changes, creation, state } = about
  const block = state.block.number
  const fact = (part: keyof typeof words.parts, value: ReactNode, changed?: ChangedPart) => (
    <div className={styles.fact}>
      <dt>
        {words.parts[part]} <Evidence block={block} kind={state.planned ? 'recomputed' : 'chain'} />
      </dt>
      <dd>
        <div className={styles.value}>{value}</div>
        <p className={styles.meaning}>{words.meaning[part]}</p>
        {changed && !state.planned ? <ChangeLine changes={changes} part={changed} safe={safe} /> : null}
      </dd>
    </div>
  )
  return (
    <Card isFlush title={words.facts}>
      <dl>
        {fact('owners', <Accounts form="full" list={state.owners} />, 'owners')}
        {fact('threshold', words.thresholdValue(state.threshold, state.owners.length), 'threshold')}
        {fact('nonce', state.nonce.toString())}
        {fact('version', state.version)}
        {fact('implementation', <Accounts form="full" list={[state.implementation]} />, 'implementation')}
        {fact('modules', state.modules ? <Accounts form="full" list={state.modules} /> : words.unread, 'modules')}
        {fact('guard', <Accounts form="full" list={listOf(state.guard)} />, 'guard')}
        {fact('moduleGuard', <ModuleGuard state={state} />, 'moduleGuard')}
        {fact('fallbackHandler', <Accounts form="full" list={listOf(state.fallbackHandler)} />, 'fallbackHandler')}
        {state.planned ? (
          fact('creation', safeListText.planned)
        ) : (
          <CreationFact changes={changes} creation={creation} />
        )}
      </dl>
    </Card>
  )
}

/** Older releases have no module guard, so its absence there is not the owners' choice. */
function ModuleGuard({ state: { moduleGuard, version } }: { state: SafeState }) {
  const hasPart = reachesVersion(version, '1.5.0') ?? true
  return moduleGuard || hasPart ? <Accounts form="full" list={listOf(moduleGuard)} /> : words.sinceVersion('1.5.0')
}

const listOf = (account: Account | undefined) => (account ? [account] : [])

type AccountsProps = Pick<AddressProps, 'form' | 'hasIcon'> & { list: readonly Account[]; empty?: ReactNode }

export function Accounts({ list, empty = words.none, ...look }: AccountsProps) {
  if (list.length === 0) return empty
  return (
    <ul className={styles.accounts}>
      {list.map((account) => (
        <li key={account}>
          <NamedAddress {...look} value={account} />
        </li>
      ))}
    </ul>
  )
}

type ChangeLineProps = { changes: SecurityReport['changes']; part: ChangedPart; safe: CurrentSafe }

/** The part's last change and its author, from the Safe's events. */
function ChangeLine({ changes: { hasFailed, value }, part, safe }: ChangeLineProps) {
  if (!value) return <p className={styles.change}>{hasFailed ? words.changeFailed : words.changeLoading}</p>
  const last = value.last.get(part)
  const made = value.last.get('creation')
  if (!last)
    return <p className={styles.change}>{value.isComplete ? words.neverChanged : words.notFound(value.from)}</p>
  return (
    <p className={styles.change}>
      {words.changed}: {last.at === undefined ? null : <Time at={last.at} />}
      {last.transactionHash === made?.transactionHash ? (
        <span>{words.whenMade}</span>
      ) : (
        <Maker last={last} safe={safe} />
      )}
      {last.sender ? (
        <span>
          {words.sentBy} <NamedAddress value={last.sender} />
        </span>
      ) : null}
      <Evidence block={last.block} kind="chain" values={[{ label: words.changed, value: last.transactionHash }]} />
    </p>
  )
}

function Maker({ last: { module, safeTxHash }, safe }: { last: LastChange; safe: CurrentSafe }) {
  if (module)
    return (
      <span>
        {words.byModule} <NamedAddress value={module} />
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

/** Time and creator from events, where scanned that far; the setup from the service, recomputed here. */
function CreationFact({ changes, creation }: Pick<SecurityReport, 'changes' | 'creation'>) {
  const made = changes.value?.last.get('creation')
  const claim = creation.value
  // One source: the mark is for both.
  const at = made ? made.at : claim ? Date.parse(claim.claimed.created) : undefined
  const creator = made ? made.sender : claim?.claimed.creator
  const setup = claim?.isProven ? claim.report?.setup?.value : undefined
  return (
    <div className={styles.fact}>
      <dt>{words.parts.creation}</dt>
      <dd>
        <div className={styles.value}>
          {at === undefined ? null : <Time at={at} />}
          {creator ? (
            <span>
              {words.by} <NamedAddress value={creator} />
            </span>
          ) : null}
          {made ? <Evidence block={made.block} kind="chain" /> : claim ? <Evidence kind="claimed" /> : null}
        </div>
        {claim ? (
          <div className={styles.value}>
            {words.factory} <NamedAddress value={claim.claimed.factoryAddress} />
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
