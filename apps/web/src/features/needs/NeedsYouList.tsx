import { Link } from '@tanstack/react-router'
import { shortAddress } from '../../lib/groupHex.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { transactionText } from '../../lib/messages/transaction.ts'
import { EffectSentence } from '../../shared/effect/EffectSentence.tsx'
import { useEffectOf } from '../../shared/effect/useEffectOf.ts'
import { countValid } from '../../shared/report/Report.ts'
import { useMySafes } from '../../shared/useMySafes.ts'
import { useNameOf } from '../../shared/useName.ts'
import { type Need, useNeedsYou } from '../../shared/useNeedsYou.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './NeedsYouList.module.css'

export type NeedsYouListProps = { /** Only this Safe. */ only?: { chainId: number; address: string } | undefined }

export function NeedsYouList({ only }: NeedsYouListProps) {
  const { safes, isLoading: isListing } = useMySafes()
  const chosen = only
    ? safes.filter(({ address, chain }) => address === only.address && chain.id === only.chainId)
    : safes
  const { needs, isLoading, hasFailed } = useNeedsYou(chosen)
  if (needs.length === 0 && (isListing || isLoading)) return <SkeletonRows count={2} label={safesText.needsLoading} />
  return (
    <>
      {hasFailed ? <Notice title={safesText.needsFailed} tone="caution" /> : null}
      {needs.length === 0 ? (
        <Empty icon="check" title={safesText.needsNone}>
          {safesText.needsNoneText}
        </Empty>
      ) : (
        <ul>
          {needs.map((need) => (
            <NeedRow hasSafe={!only} key={`${need.safe.chain.id}${need.report.id.safeTxHash}`} need={need} />
          ))}
        </ul>
      )}
    </>
  )
}

function NeedRow({ need, hasSafe }: { need: Need; hasSafe: boolean }) {
  const { safe, report, action } = need
  const nameOf = useNameOf()
  const { effect } = useEffectOf({ chainId: safe.chain.id, safe: safe.address, transaction: report.transaction })
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={effect?.icon ?? 'contract'} />
      </span>
      <Link
        className={styles.words}
        params={{ chain: String(safe.chain.id), safe: safe.address, id: report.id.safeTxHash }}
        to="/$chain/$safe/tx/$id"
      >
        {effect ? <EffectSentence effect={effect} /> : shortAddress(report.id.safeTxHash)}
        <span className={styles.line}>
          {hasSafe ? <bdi>{nameOf(safe.address)?.name ?? shortAddress(safe.address)}</bdi> : null}
          <span>{transactionText.nonce(report.transaction?.nonce ?? 0n)}</span>
          <span>{transactionText.signed(countValid(report), report.state?.threshold ?? 0)}</span>
        </span>
      </Link>
      <Badge icon={action === 'sign' ? 'sign' : 'check'} tone="info">
        {action === 'sign' ? safesText.needsSign : safesText.needsExecute}
      </Badge>
    </li>
  )
}
