import type { OwnerNode, OwnerTree } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Address as Account, isAddressEqual } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findRoute } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { isOpen, isPast, type NestedLevel, type Report } from '../../domain/transactions/Report.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeOwners.module.css'
import { useApproval } from './SignAs.tsx'

const t = createCatalogue('nested')

/** Owners that are contracts: their signers and pending approvals. */
export function SafeOwners({ report, safe }: { report: Report; safe: CurrentSafe }) {
  const { data: tree } = useQuery(ownerTreeQuery(useServices(), safe))
  if (!tree || !isOpen(report) || !report.transaction) return null
  if (!tree.nodes) return <Unread tree={tree} />
  const { evidence, value: nodes } = tree.nodes
  const block = evidence.source === 'chain' ? evidence.block.number : undefined
  const [, ...nested] = nodes
  const waiting =
    report.progress === 'waiting' ? nested.filter(({ safe: owner }) => report.missing.includes(owner)) : []
  const troubles = tree.checks.filter(({ verdict }) => verdict !== 'ok')
  if (nested.length === 0 || (waiting.length === 0 && troubles.length === 0)) return null
  return (
    <SheetSection aside={<Evidence block={block} kind="chain" sentence={t('evidence')} />} title={t('title')}>
      <Troubles troubles={troubles} />
      <ul className={styles.owners}>
        {waiting.map((node) => (
          <SafeOwner
            isDeadEnd={troubles.some(({ actual, code }) => code === 'DEADLOCK' && actual === node.safe)}
            key={node.safe}
            node={node}
            nodes={nodes}
            report={report}
            safe={safe}
          />
        ))}
      </ul>
    </SheetSection>
  )
}

/** Reports a tree too large to follow; an unreachable node is reported elsewhere. */
function Unread({ tree }: { tree: OwnerTree }) {
  const [check] = tree.checks
  if (check?.code !== 'TREE_TOO_LARGE') return null
  return (
    <SheetSection title={t('title')}>
      <p>{t('unreadBecause', { reason: translateMessage(check.translatable ?? check.message) })}</p>
    </SheetSection>
  )
}

/** Cycles and dead ends in the owner tree, by name. */
function Troubles({ troubles }: { troubles: OwnerTree['checks'] }) {
  const labelOf = useLabelOf()
  return troubles.map(({ actual = '', code, message }) => (
    <p className={styles.trouble} key={`${code}${actual}`}>
      <Icon name="caution" size="small" />
      {describeTrouble(code, labelOf(actual) ?? shortAddress(actual)) ?? message}
    </p>
  ))
}

function describeTrouble(code: string, name: string): string | undefined {
  switch (code) {
    case 'OWNERS_IN_A_CIRCLE':
      return t('circular', { name })
    case 'DEADLOCK':
      return t('deadlock', { name })
    case 'NESTED_THRESHOLD_ONE':
      return t('singleOwner', { name })
    default:
      return undefined
  }
}

type SafeOwnerProps = {
  node: OwnerNode
  nodes: readonly OwnerNode[]
  isDeadEnd: boolean
  report: Report
  safe: CurrentSafe
}

function SafeOwner({ node, nodes, isDeadEnd, report, safe }: SafeOwnerProps) {
  const labelOf = useLabelOf()
  const { address: account } = useSigner()
  const nameOf = (address: Account) => labelOf(address) ?? shortAddress(address)
  const way = account && !isDeadEnd ? findRoute({ nodes, from: node.safe, account }) : undefined
  const approval = useApproval(report, node.safe)
  const owner: CurrentSafe = { ...safe, address: node.safe, params: { ...safe.params, safe: node.safe } }
  const remaining = way?.slice(1).map(nameOf) ?? []
  const counts = { owners: node.owners.length, threshold: String(node.threshold) }
  return (
    <li className={styles.owner}>
      <div className={styles.line}>
        <NamedAddress hasIcon value={node.safe} />
        <span className={styles.dim}>
          {remaining.length > 0 ? t('needsVia', { ...counts, names: remaining.join(' → ') }) : t('needs', counts)}
        </span>
      </div>
      {approval ? (
        <p className={styles.line}>
          {t('approvalPending', {
            valid: approval.valid,
            threshold: approval.threshold,
            nonce: String(approval.nonce),
          })}
          <Link params={{ ...owner.params, id: approval.safeTxHash }} to="/$chain/$safe/tx/$id">
            {t('openApproval')}
          </Link>
        </p>
      ) : null}
      {isDeadEnd ? <p className={styles.trouble}>{t('deadEnd')}</p> : null}
      {!isDeadEnd && account && !way ? <p className={styles.dim}>{t('notYours')}</p> : null}
    </li>
  )
}

/** Effects of this transaction in other Safes, level by level: an approved hash alone is unreadable. */
export function NestedList({ report, chain }: { report: Report; chain: string }) {
  return report.nested?.map((level) => (
    <Level
      chain={chain}
      key={`${level.act}${level.by}${level.id.address}${level.id.safeTxHash}`}
      level={level}
      of={report}
    />
  ))
}

function Level({ level, chain, of: report }: { level: NestedLevel; chain: string; of: Report }) {
  const { act, by, id, state, transaction, valid } = level
  const { effect, isLoading } = useTransactionDescription({ chainId: id.chainId, safe: id.address, transaction })
  return (
    <SheetSection
      aside={<Evidence kind={transaction ? 'recomputed' : 'claimed'} />}
      look={transaction ? 'plain' : 'stop'}
      title={act === 'approve' ? t('approves') : t('executes')}
    >
      <p>
        {effect ? <EffectSentence effect={effect} form="whole" /> : null}
        {!effect && isLoading && transaction ? <Skeleton width="long" /> : null}
        {transaction ? null : t('unknown')}
      </p>
      <FieldList>
        {isAddressEqual(by, report.id.address) ? null : (
          <FieldPair label={act === 'approve' ? t('approvedBy') : t('executedBy')}>
            <NamedAddress form="full" hasIcon value={by} />
          </FieldPair>
        )}
        <FieldPair label={t('inSafe')}>
          <NamedAddress form="full" hasIcon value={id.address} />
        </FieldPair>
        <FieldPair label={t('hash')}>
          <HexGroups value={id.safeTxHash} />
        </FieldPair>
        {state && !isPast(report) ? (
          <FieldPair label={t('state')}>
            {t('count', { valid, threshold: state.threshold })} <Evidence block={state.block} kind="chain" />
            {act === 'approve' ? <p>{describeRemaining(state.threshold - valid)}</p> : null}
          </FieldPair>
        ) : null}
      </FieldList>
      {transaction ? (
        <p>
          <Link params={{ chain, safe: id.address, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
            {t('open')}
          </Link>
        </p>
      ) : null}
    </SheetSection>
  )
}

/** `missing`: signatures missing before this approval. */
function describeRemaining(missing: number): string {
  if (missing <= 0) return t('afterComplete')
  return missing === 1 ? t('afterLast') : t('afterMore', { remaining: missing - 1 })
}
