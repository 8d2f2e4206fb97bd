import type { SafeState } from '@countersign/protocol/chain'
import { isProvenFact, type ProofReport } from '@countersign/protocol/proof'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Address as Account, zeroAddress } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { AddressProps } from '../../ui/Address.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Time } from '../../ui/Time.tsx'
import type { ChangedPart, LastChange } from './changesQuery.ts'
import { reachesVersion } from './listFindings.ts'
import styles from './Security.module.css'
import type { SecurityReport } from './useSecurityReport.ts'

const t = createCatalogue('security')
const tSafeList = createCatalogue('safeList')

type FactPart =
  | 'creation'
  | 'fallbackHandler'
  | 'guard'
  | 'implementation'
  | 'moduleGuard'
  | 'modules'
  | 'nonce'
  | 'owners'
  | 'threshold'
  | 'version'

type FactListProps = { about: SecurityReport; proof: ProofReport | undefined; safe: CurrentSafe }

/** Each part that controls the Safe: its meaning and last change. */
export function FactList({ about, proof, safe }: FactListProps) {
  const { changes, creation, state } = about
  const block = state.block.number
  const mark = (part: FactPart) => {
    const evidence = part !== 'creation' && findProof(proof, state, part)
    return evidence ? (
      <Evidence
        block={evidence.number}
        isProven
        kind="chain"
        values={[{ label: t('blockHash'), value: evidence.hash }]}
      />
    ) : (
      <Evidence block={block} kind="chain" />
    )
  }
  const fact = (part: FactPart, value: ReactNode, changed?: ChangedPart) => (
    <div className={styles.fact}>
      <dt>
        {t(`parts.${part}`)} {state.planned ? <Evidence kind="recomputed" /> : mark(part)}
      </dt>
      <dd>
        <div className={styles.value}>{value}</div>
        <p className={styles.meaning}>{t(`description.${part}`)}</p>
        {changed && !state.planned ? <ChangeLine changes={changes} part={changed} safe={safe} /> : null}
      </dd>
    </div>
  )
  return (
    <Card isFlush title={t('configuration')}>
      <dl>
        {fact('owners', <Accounts form="full" list={state.owners} />, 'owners')}
        {fact(
          'threshold',
          t('thresholdValue', { threshold: state.threshold, owners: state.owners.length }),
          'threshold',
        )}
        {fact('nonce', state.nonce.toString())}
        {fact('version', state.version)}
        {fact('implementation', <Accounts form="full" list={[state.implementation]} />, 'implementation')}
        {fact(
          'modules',
          state.modules ? <Accounts form="full" list={state.modules} /> : t('unreadablePart'),
          'modules',
        )}
        {fact('guard', <Accounts form="full" list={listOf(state.guard)} />, 'guard')}
        {fact('moduleGuard', <ModuleGuard state={state} />, 'moduleGuard')}
        {fact('fallbackHandler', <Accounts form="full" list={listOf(state.fallbackHandler)} />, 'fallbackHandler')}
        {state.planned ? (
          fact('creation', tSafeList('planned'))
        ) : (
          <CreationFact changes={changes} creation={creation} />
        )}
      </dl>
    </Card>
  )
}

/** The block that proves the value on the page; undefined where another value is proven, or none. */
function findProof(proof: ProofReport | undefined, state: SafeState, part: Exclude<FactPart, 'creation'>) {
  const { proven } = proof ?? {}
  if (proven?.evidence.source !== 'chain') return undefined
  // None of them: the slot is empty.
  const isOptional = part === 'guard' || part === 'moduleGuard' || part === 'fallbackHandler'
  const value = isOptional ? (state[part] ?? zeroAddress) : state[part]
  return isProvenFact(proven.value, part, value) ? proven.evidence.block : undefined
}

/** Older releases have no module guard, so its absence there is not the owners' choice. */
function ModuleGuard({ state: { moduleGuard, version } }: { state: SafeState }) {
  const hasPart = reachesVersion(version, '1.5.0') ?? true
  return moduleGuard || hasPart ? (
    <Accounts form="full" list={listOf(moduleGuard)} />
  ) : (
    t('sinceVersion', { version: '1.5.0' })
  )
}

const listOf = (account: Account | undefined) => (account ? [account] : [])

type AccountsProps = Pick<AddressProps, 'form' | 'hasIcon'> & { list: readonly Account[]; empty?: ReactNode }

export function Accounts({ list, empty = t('none'), ...look }: AccountsProps) {
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
  if (!value) return <p className={styles.change}>{hasFailed ? t('changeFailed') : t('changeLoading')}</p>
  const last = value.last.get(part)
  const made = value.last.get('creation')
  if (!last)
    return (
      <p className={styles.change}>{value.isComplete ? t('unchanged') : t('unchangedSince', { block: value.from })}</p>
    )
  return (
    <p className={styles.change}>
      <span>{last.at === undefined ? t('changed') : <ChangedAt at={last.at} />}</span>
      {last.transactionHash === made?.transactionHash ? (
        <span>{t('atCreation')}</span>
      ) : (
        <Maker last={last} safe={safe} />
      )}
      {last.sender ? <Sender account={last.sender} /> : null}
      <Evidence block={last.block} kind="chain" values={[{ label: t('changed'), value: last.transactionHash }]} />
    </p>
  )
}

function ChangedAt({ at }: { at: number }) {
  return <RichText>{(mark) => t('changedAt', { time: mark(<Time at={at} />) })}</RichText>
}

function Sender({ account }: { account: Account }) {
  return (
    <span>
      <RichText>{(mark) => t('sentBy', { account: mark(<NamedAddress value={account} />) })}</RichText>
    </span>
  )
}

function Maker({ last: { module, safeTxHash }, safe }: { last: LastChange; safe: CurrentSafe }) {
  if (module)
    return (
      <span>
        <RichText>{(mark) => t('byModule', { module: mark(<NamedAddress value={module} />) })}</RichText>
      </span>
    )
  if (!safeTxHash) return null
  const link = (
    <Link params={{ ...safe.params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
      {t('viewTransaction')}
    </Link>
  )
  return (
    <span>
      <RichText>{(mark) => t('signed', { link: mark(link) })}</RichText>
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
      <dt>{t('parts.creation')}</dt>
      <dd>
        <div className={styles.value}>
          {at === undefined ? null : <Time at={at} />}
          {creator ? (
            <span>
              <RichText>{(mark) => t('creator', { account: mark(<NamedAddress value={creator} />) })}</RichText>
            </span>
          ) : null}
          {made ? <Evidence block={made.block} kind="chain" /> : claim ? <Evidence kind="claimed" /> : null}
        </div>
        {claim ? (
          <div className={styles.value}>
            <span>
              <RichText>
                {(mark) => t('factory', { factory: mark(<NamedAddress value={claim.claimed.factoryAddress} />) })}
              </RichText>
            </span>
            {setup ? (
              <span>{t('creationFirst', { threshold: String(setup.threshold), owners: setup.owners.length })}</span>
            ) : null}
            {claim.isProven ? (
              <Evidence kind="recomputed" sentence={t('creationProven')} />
            ) : (
              <Evidence kind="claimed" sentence={t('creationClaimed')} />
            )}
          </div>
        ) : creation.hasFailed ? (
          <p className={styles.change}>{t('creationFailed')}</p>
        ) : null}
        <p className={styles.meaning}>{t('description.creation')}</p>
      </dd>
    </div>
  )
}
