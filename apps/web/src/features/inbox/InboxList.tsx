import { Link } from '@tanstack/react-router'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { type MySafe, useMySafes } from '../../domain/safe/useMySafes.ts'
import { useNestedOwnerSafes } from '../../domain/safe/useNestedOwnerSafes.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { type MessageNeed, titleOf, usePendingMessages } from '../../domain/transactions/messageQueries.ts'
import { countValid, isUnsupported } from '../../domain/transactions/Report.ts'
import { type Need, usePendingActions } from '../../domain/transactions/usePendingActions.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

const tSafes = createCatalogue('safes')
const t = createCatalogue('inbox')
const tTransaction = createCatalogue('transaction')

export type InboxListProps = {
  safes: readonly MySafe[]
  /** The list of Safes is loading or failed. */
  isLoading?: boolean
  hasFailed?: boolean
  hasSafe?: boolean
}

export function InboxList({ safes, isLoading = false, hasFailed = false, hasSafe = true }: InboxListProps) {
  // Nested owners belong to the inbox of all Safes only.
  const { safes: reachable, ...reach } = useNestedOwnerSafes(safes, { hasFurther: hasSafe })
  const { needs, ...queues } = usePendingActions(reachable)
  const { needs: messages, ...lists } = usePendingMessages(safes)
  const isIncomplete = hasFailed || reach.hasFailed || queues.hasFailed || lists.hasFailed
  const isEmpty = needs.length === 0 && messages.length === 0
  if (isEmpty && (isLoading || reach.isLoading || queues.isLoading || lists.isLoading))
    return <SkeletonRows count={2} label={tSafes('inboxLoading')} />
  return (
    <>
      {isIncomplete ? (
        <Notice title={t('incomplete')} tone="caution">
          {t('incompleteText')}
        </Notice>
      ) : null}
      {isEmpty && !isIncomplete ? <NothingToDo isBrief={!hasSafe} /> : null}
      {isEmpty ? null : (
        <LongList getKey={keyOf} items={[...needs, ...messages]} name="inbox">
          {(need) =>
            isMessage(need) ? (
              <MessageNeedRow hasSafe={hasSafe} need={need} />
            ) : (
              <NeedRow hasSafe={hasSafe} need={need} />
            )
          }
        </LongList>
      )}
    </>
  )
}

/** One quiet line on a home page, where it is one of many parts. */
function NothingToDo({ isBrief }: { isBrief: boolean }) {
  if (!isBrief)
    return (
      <Empty icon="check" title={t('none')}>
        {t('noneText')}
      </Empty>
    )
  return (
    <Row icon="check" isFramed>
      <span className={rowWords}>
        {t('none')}
        <RowLine>{t('noneText')}</RowLine>
      </span>
    </Row>
  )
}

const isMessage = (need: Need | MessageNeed): need is MessageNeed => 'messageHash' in need.report.id

function keyOf({ report: { id }, safe }: Need | MessageNeed): string {
  return `${safe.chain.id}${'messageHash' in id ? id.messageHash : id.safeTxHash}`
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
      end={
        <>
          {isUnsupported(report) ? <Badge tone="caution">{t('unsigned')}</Badge> : null}
          <Badge icon={action === 'sign' ? 'sign' : 'check'} tone="info">
            {action === 'sign' ? t('needsSignature') : t('readyToExecute')}
          </Badge>
        </>
      }
      icon={effect?.icon ?? 'contract'}
      isFolding
    >
      <Link
        className={rowWords}
        params={{ chain: String(safe.chain.id), safe: safe.address, id: report.id.safeTxHash }}
        to="/$chain/$safe/tx/$id"
      >
        {effect ? <EffectSentence effect={effect} /> : shortAddress(report.id.safeTxHash)}
        <RowLine>
          {hasSafe ? <bdi>{labelOf(safe.address)}</bdi> : null}
          {as ? <bdi>{t('as', { name: labelOf(as) })}</bdi> : null}
          <span>{tTransaction('nonce', { nonce: String(report.transaction?.value.nonce ?? 0n) })}</span>
          <span>{tTransaction('signed', { valid: countValid(report), threshold: report.state?.threshold ?? 0 })}</span>
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
      end={
        <>
          {isUnsupported(report) ? <Badge tone="caution">{t('unsigned')}</Badge> : null}
          <Badge icon="sign" tone="info">
            {t('needsSignature')}
          </Badge>
        </>
      }
      icon="message"
      isFolding
    >
      <Link
        className={rowWords}
        params={{ chain: String(safe.chain.id), safe: safe.address, hash: id.messageHash }}
        to="/$chain/$safe/messages/$hash"
      >
        <bdi>{content ? titleOf(content.value) : shortAddress(id.messageHash)}</bdi>
        <RowLine>
          {hasSafe ? <bdi>{nameOf(safe.address)?.name ?? shortAddress(safe.address)}</bdi> : null}
          <span>{t('message')}</span>
          <span>{tTransaction('signed', { valid: countValid(report), threshold: state?.threshold ?? 0 })}</span>
        </RowLine>
      </Link>
    </Row>
  )
}

/** Pending actions in the connected account's Safes, and chains whose Safes could not be fetched. */
export function InboxCard() {
  const { safes, isLoading, failures, retry } = useMySafes()
  return (
    <>
      {failures.map(({ chain, error }) => (
        <ErrorNotice error={error} key={chain.id} onRetry={retry} title={tSafes('listFailed', { chain: chain.name })} />
      ))}
      {safes.length > 0 ? (
        <Card isFlush title={tSafes('inbox')}>
          <InboxList hasFailed={failures.length > 0} isLoading={isLoading} safes={safes} />
        </Card>
      ) : null}
    </>
  )
}
