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
import { nestedText as words } from '../../lib/messages/nested.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SafeOwners.module.css'
import { useApproval } from './SignAs.tsx'

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
    <SheetSection aside={<Evidence block={block} kind="chain" sentence={words.aside} />} title={words.title}>
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
    <SheetSection title={words.title}>
      <p>
        {words.unread}. {translateMessage(check.words ?? check.message)}
      </p>
    </SheetSection>
  )
}

/** Cycles and dead ends in the owner tree, by name. */
function Troubles({ troubles }: { troubles: OwnerTree['checks'] }) {
  const labelOf = useLabelOf()
  const sentences: Record<string, (name: string) => string> = {
    OWNERS_IN_A_CIRCLE: words.circle,
    DEADLOCK: words.deadlock,
    NESTED_THRESHOLD_ONE: words.alone,
  }
  return troubles.map(({ actual = '', code, message }) => (
    <p className={styles.trouble} key={`${code}${actual}`}>
      <Icon name="caution" size="small" />
      {sentences[code]?.(labelOf(actual) ?? shortAddress(actual)) ?? message}
    </p>
  ))
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
  return (
    <li className={styles.owner}>
      <div className={styles.line}>
        <NamedAddress hasIcon value={node.safe} />
        <span className={styles.dim}>
          {words.needs(node.threshold, node.owners.length)}
          {remaining.length > 0 ? `, ${words.through(remaining)}` : null}
        </span>
      </div>
      {approval ? (
        <p className={styles.line}>
          {words.waits(approval.valid, approval.threshold, approval.nonce)}
          <Link params={{ ...owner.params, id: approval.safeTxHash }} to="/$chain/$safe/tx/$id">
            {words.look}
          </Link>
        </p>
      ) : null}
      {isDeadEnd ? <p className={styles.trouble}>{words.deadEnd}</p> : null}
      {!isDeadEnd && account && !way ? <p className={styles.dim}>{words.notYours}</p> : null}
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
      title={act === 'approve' ? words.approves : words.executes}
    >
      <p>
        {effect ? <EffectSentence effect={effect} form="whole" /> : null}
        {!effect && isLoading && transaction ? <Skeleton width="long" /> : null}
        {transaction ? null : words.unknown}
      </p>
      <FieldList>
        {isAddressEqual(by, report.id.address) ? null : (
          <FieldPair label={act === 'approve' ? words.approvedBy : words.executedBy}>
            <NamedAddress form="full" hasIcon value={by} />
          </FieldPair>
        )}
        <FieldPair label={words.inSafe}>
          <NamedAddress form="full" hasIcon value={id.address} />
        </FieldPair>
        <FieldPair label={words.hash}>
          <HexGroups value={id.safeTxHash} />
        </FieldPair>
        {state && !isPast(report) ? (
          <FieldPair label={words.state}>
            {words.count(valid, state.threshold)} <Evidence block={state.block} kind="chain" />
            {act === 'approve' ? <p>{words.after(state.threshold - valid)}</p> : null}
          </FieldPair>
        ) : null}
      </FieldList>
      {transaction ? (
        <p>
          <Link params={{ chain, safe: id.address, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
            {words.open}
          </Link>
        </p>
      ) : null}
    </SheetSection>
  )
}
