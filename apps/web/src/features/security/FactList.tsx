import type { SafeState } from '@countersign/protocol/chain'
import type { ReactNode } from 'react'
import type { Address as Account } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { ChangedPart } from '../../domain/security/changesQuery.ts'
import { reachesVersion } from '../../domain/security/listFindings.ts'
import { safeListText } from '../../lib/messages/safeList.ts'
import { securityText as words } from '../../lib/messages/security.ts'
import { Address } from '../../ui/Address.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { ChangeLine } from './ChangeLine.tsx'
import { CreationFact } from './CreationFact.tsx'
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
        {fact('owners', <Accounts list={state.owners} />, 'owners')}
        {fact('threshold', words.thresholdValue(state.threshold, state.owners.length), 'threshold')}
        {fact('nonce', state.nonce.toString())}
        {fact('version', state.version)}
        {fact('implementation', <Accounts list={[state.implementation]} />, 'implementation')}
        {fact('modules', state.modules ? <Accounts list={state.modules} /> : words.unread, 'modules')}
        {fact('guard', <Accounts list={listOf(state.guard)} />, 'guard')}
        {fact('moduleGuard', <ModuleGuard state={state} />, 'moduleGuard')}
        {fact('fallbackHandler', <Accounts list={listOf(state.fallbackHandler)} />, 'fallbackHandler')}
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
  return moduleGuard || hasPart ? <Accounts list={listOf(moduleGuard)} /> : words.sinceVersion('1.5.0')
}

const listOf = (account: Account | undefined) => (account ? [account] : [])

function Accounts({ list }: { list: readonly Account[] }) {
  const labelOf = useLabelOf()
  if (list.length === 0) return words.none
  return (
    <ul className={styles.accounts}>
      {list.map((account) => (
        <li key={account}>
          <Address form="full" name={labelOf(account)} value={account} />
        </li>
      ))}
    </ul>
  )
}
