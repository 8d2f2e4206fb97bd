import type { OwnerNode } from '@countersign/protocol/verify'
import type { ReactNode } from 'react'
import type { Address as Account } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { OwnerType } from '../../domain/passkeys/OwnerType.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Accounts } from './FactList.tsx'
import { listSoloSigners } from './listFindings.ts'
import styles from './Security.module.css'
import type { SecurityReport } from './useSecurityReport.ts'

const t = createCatalogue('security')

/** The owner tree: who decides in the end, and who could alone. */
export function OwnerTreeCard({ state, tree: { hasFailed, value: tree } }: Pick<SecurityReport, 'state' | 'tree'>) {
  const { modules = [] } = state
  const nodes = tree?.nodes?.value
  const evidence = tree?.nodes?.evidence
  const mark =
    evidence?.source === 'chain' ? (
      <Evidence block={evidence.block.number} kind="chain" />
    ) : (
      <Evidence kind="recomputed" />
    )
  const [root] = nodes ?? []
  return (
    <Card aside={root ? mark : null} title={t('tree')}>
      {root && nodes ? (
        <div className={styles.tree}>
          <Branch chainId={state.block.chainId} node={root} nodes={nodes} path={[root.safe]} />
          <dl className={styles.alone}>
            <Line accounts={listSoloSigners(nodes)} empty={t('noSoloSigners')} title={t('soloSigners')} />
            {modules.length > 0 ? <Line accounts={modules} empty={null} title={t('soloModules')} /> : null}
          </dl>
        </div>
      ) : tree || hasFailed ? (
        <p>
          {t('treeFailed', {
            reason: translateMessage(tree?.checks[0]?.translatable ?? tree?.checks[0]?.message ?? ''),
          })}
        </p>
      ) : (
        <SkeletonRows count={2} label={t('treeLoading')} />
      )}
    </Card>
  )
}

type BranchProps = { chainId: number; node: OwnerNode; nodes: readonly OwnerNode[]; path: readonly Account[] }

function Branch({ chainId, node, nodes, path }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {node.owners.map((owner) => {
        const next = nodes.find(({ safe }) => safe === owner)
        const isAgain = path.includes(owner)
        return (
          <li key={owner}>
            <div className={styles.value}>
              <NamedAddress hasIcon value={owner} />
              {next ? (
                <Badge icon="safe">
                  {t('nestedSafe', { threshold: String(next.threshold), owners: next.owners.length })}
                </Badge>
              ) : (
                <OwnerType chainId={chainId} owner={owner} owners={node.owners} safe={node.safe} />
              )}
              {isAgain ? <Badge tone="caution">{t('repeated')}</Badge> : null}
            </div>
            {next && !isAgain ? <Branch chainId={chainId} node={next} nodes={nodes} path={[...path, owner]} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

function Line({ accounts, empty, title }: { accounts: readonly Account[]; empty: ReactNode; title: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Accounts empty={empty} hasIcon list={accounts} />
      </dd>
    </div>
  )
}
