import type { OwnerNode, OwnerTree } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Address as Account } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { ownerTreeQuery } from '../../domain/safe/ownerTreeQuery.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findRoute } from '../../domain/safe/useNestedOwnerSafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { isOpen, type Report } from '../../domain/transactions/Report.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { nestedText as words } from '../../lib/messages/nested.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { Address } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './SafeOwners.module.css'
import { useApproval } from './SignAs.tsx'

/** Owners that are contracts: their signers and pending approvals. */
export function SafeOwners({ report, safe }: { report: Report; safe: CurrentSafe }) {
  const { data: tree } = useQuery(ownerTreeQuery(useServices(), safe))
  if (!tree || !isOpen(report) || !report.transaction) return null
  const nodes = tree.nodes?.value
  if (!nodes) return <Unread tree={tree} />
  const [, ...nested] = nodes
  const waiting =
    report.progress === 'waiting' ? nested.filter(({ safe: owner }) => report.missing.includes(owner)) : []
  const troubles = tree.checks.filter(({ verdict }) => verdict !== 'ok')
  if (nested.length === 0 || (waiting.length === 0 && troubles.length === 0)) return null
  return (
    <SheetSection aside={<Evidence block={blockOf(tree)} kind="chain" sentence={words.aside} />} title={words.title}>
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

function blockOf({ nodes }: OwnerTree): bigint | undefined {
  return nodes?.evidence.source === 'chain' ? nodes.evidence.block.number : undefined
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
        <Address hasIcon name={labelOf(node.safe)} value={node.safe} />
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
