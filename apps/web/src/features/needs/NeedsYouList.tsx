import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'
import { EffectSentence } from '../../domain/effect/EffectSentence.tsx'
import { useTransactionDescription } from '../../domain/effect/useTransactionDescription.ts'
import { titleOf } from '../../domain/message/titleOf.ts'
import { type MessageNeed, useMessageNeeds } from '../../domain/message/useMessageNeeds.ts'
import { useNameOf } from '../../domain/names/useName.ts'
import { type Need, useNeedsYou } from '../../domain/queue/useNeedsYou.ts'
import { countValid, isUnsupported } from '../../domain/report/Report.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { useSpokenSafes } from '../../domain/safe/useSpokenSafes.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { needsText } from '../../lib/messages/needs.ts'
import { safesText } from '../../lib/messages/safes.ts'
import { transactionText } from '../../lib/messages/transaction.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

export type NeedsYouListProps = {
  safes: readonly MySafe[]
  /** The list of Safes itself is still on its way, or could not be fetched. */
  isLoading?: boolean
  hasFailed?: boolean
  /** Names the Safe in each row. */
  hasSafe?: boolean
}

export function NeedsYouList({ safes, isLoading = false, hasFailed = false, hasSafe = true }: NeedsYouListProps) {
  // What waits for a Safe among the owners belongs to the list of all Safes; that of one Safe is about that one.
  const { safes: spoken, ...reach } = useSpokenSafes(safes, { hasFurther: hasSafe })
  const { needs, ...queues } = useNeedsYou(spoken)
  const { needs: messages, ...lists } = useMessageNeeds(safes)
  const isIncomplete = hasFailed || reach.hasFailed || queues.hasFailed || lists.hasFailed
  const isEmpty = needs.length === 0 && messages.length === 0
  if (isEmpty && (isLoading || reach.isLoading || queues.isLoading || lists.isLoading))
    return <SkeletonRows count={2} label={safesText.needsLoading} />
  return (
    <>
      {isIncomplete ? (
        <Notice title={needsText.failed} tone="caution">
          {needsText.failedText}
        </Notice>
      ) : null}
      {isEmpty && !isIncomplete ? (
        <Empty icon="check" title={needsText.none}>
          {needsText.noneText}
        </Empty>
      ) : null}
      <ul>
        {needs.map((need) => (
          <NeedRow hasSafe={hasSafe} key={`${need.safe.chain.id}${need.report.id.safeTxHash}`} need={need} />
        ))}
        {messages.map((need) => (
          <MessageNeedRow hasSafe={hasSafe} key={`${need.safe.chain.id}${need.report.id.messageHash}`} need={need} />
        ))}
      </ul>
    </>
  )
}

function NeedRow({ need, hasSafe }: { need: Need; hasSafe: boolean }) {
  const { safe, report, action, as } = need
  const nameOf = useNameOf()
  const labelOf = (address: Address) => nameOf(address)?.name ?? shortAddress(address)
  const { effect } = useTransactionDescription({
    chainId: safe.chain.id,
    safe: safe.address,
    transaction: report.transaction,
  })
  return (
    <Row
      as="li"
      end={
        <>
          {isUnsupported(report) ? <Badge tone="caution">{needsText.unsupported}</Badge> : null}
          <Badge icon={action === 'sign' ? 'sign' : 'check'} tone="info">
            {action === 'sign' ? needsText.sign : needsText.execute}
          </Badge>
        </>
      }
      icon={effect?.icon ?? 'contract'}
    >
      <Link
        className={rowWords}
        params={{ chain: String(safe.chain.id), safe: safe.address, id: report.id.safeTxHash }}
        to="/$chain/$safe/tx/$id"
      >
        {effect ? <EffectSentence effect={effect} /> : shortAddress(report.id.safeTxHash)}
        <RowLine>
          {hasSafe ? <bdi>{labelOf(safe.address)}</bdi> : null}
          {as ? <bdi>{needsText.as(labelOf(as))}</bdi> : null}
          <span>{transactionText.nonce(report.transaction?.value.nonce ?? 0n)}</span>
          <span>{transactionText.signed(countValid(report), report.state?.threshold ?? 0)}</span>
        </RowLine>
      </Link>
    </Row>
  )
}

function MessageNeedRow({ need, hasSafe }: { need: MessageNeed; hasSafe: boolean }) {
  const { safe, report } = need
  const { content, id, state } = report
  const nameOf = useNameOf()
  return (
    <Row
      as="li"
      end={
        <Badge icon="sign" tone="info">
          {needsText.sign}
        </Badge>
      }
      icon="message"
    >
      <Link
        className={rowWords}
        params={{ chain: String(safe.chain.id), safe: safe.address, hash: id.messageHash }}
        to="/$chain/$safe/messages/$hash"
      >
        <bdi>{content ? titleOf(content.value) : shortAddress(id.messageHash)}</bdi>
        <RowLine>
          {hasSafe ? <bdi>{nameOf(safe.address)?.name ?? shortAddress(safe.address)}</bdi> : null}
          <span>{needsText.message}</span>
          <span>{transactionText.signed(countValid(report), state?.threshold ?? 0)}</span>
        </RowLine>
      </Link>
    </Row>
  )
}
