import { getSafeMessageTypedData } from '@countersign/protocol/hash'
import { HashSchema } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { OwnerType } from '../domain/passkeys/OwnerType.tsx'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { messageQuery, titleOf } from '../domain/transactions/messageQueries.ts'
import type { MessageId, MessageReport } from '../domain/transactions/Report.ts'
import { isOwner } from '../domain/transactions/Report.ts'
import type { Check } from '../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { WrongChain } from '../features/connect/WrongChain.tsx'
import { MessageContent, RawMessage } from '../features/messages/MessageContent.tsx'
import { FinishedMessage, MessageClaims, OnChainMessage } from '../features/messages/MessageSections.tsx'
import { decide, needsMessageConsent } from '../features/review/decide.ts'
import { HashFold } from '../features/review/HashFold.tsx'
import { HashList } from '../features/review/HashList.tsx'
import { SignatureList } from '../features/review/SignatureList.tsx'
import { VerificationLine } from '../features/review/VerificationLine.tsx'
import { toLinkedMessage, VerifyElsewhere } from '../features/review/VerifyElsewhere.tsx'
import { listWarnings, WarningList } from '../features/review/WarningList.tsx'
import { isServiceAnswer } from '../lib/describeError.ts'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { NothingToReview, type ReviewFrame, ReviewPage } from './ReviewFrame.tsx'

const t = createCatalogue('message')
const tChecks = createCatalogue('checks')
const tReview = createCatalogue('review')

const route = getRouteApi('/$chain/$safe/messages/$hash')

export function MessagePage() {
  const safe = useSafe()
  const parsed = HashSchema.safeParse(route.useParams().hash)
  if (!parsed.success)
    return <NothingToReview Frame={ReviewPage} list="messages" safe={safe} text={t('badIdText')} title={t('badId')} />
  const messageHash = parsed.data
  return (
    <MessageReview
      Frame={ReviewPage}
      id={{ chainId: safe.chainId, address: safe.address, messageHash }}
      key={messageHash}
      safe={safe}
    />
  )
}

const block = <Skeleton height="block" />
const ClearMessage = lazyPart(async () => (await import('../features/messages/ClearMessage.tsx')).ClearMessage, block)

const DecisionPanel = lazyPart(async () => (await import('../features/review/DecisionPanel.tsx')).DecisionPanel, block)

export function MessageReview({ Frame, id, safe }: { Frame: ReviewFrame; id: MessageId; safe: CurrentSafe }) {
  const query = useQuery(messageQuery(useServices(), id))
  const report = query.data
  useReportChecks('message', report?.checks)
  if (!report)
    return (
      <Frame title={t('page')}>
        <QueryView
          failed={t('pageFailed')}
          loading={
            <div aria-busy="true" role="status">
              <Skeleton height="block" />
            </div>
          }
          query={query}
        />
      </Frame>
    )
  const isNothing = !report.message && !report.content && report.confirmations.length === 0
  if (isNothing && report.serviceError === undefined && report.state === undefined && report.checks.length === 1)
    return <NothingToReview Frame={Frame} list="messages" safe={safe} text={t('notFoundText')} title={t('notFound')} />
  return <Review Frame={Frame} report={report} safe={safe} />
}

function Review({ Frame, report, safe }: { Frame: ReviewFrame; report: MessageReport; safe: CurrentSafe }) {
  const { checks, content, hashes, state, message, serviceError, signature } = report
  const { address, chainId } = useSigner()
  const isChainDown = useIsChainDown(safe.chainId)
  const { kind } = decide({ report, account: address, walletChainId: chainId, isChainDown })
  const cautions = useMemo(() => {
    const down: Check = { id: 'T01', verdict: 'unknown', title: tChecks('chainUnreachable', { name: safe.chain.name }) }
    // The decision bar says that the chain cannot be read, once.
    if (kind === 'closed')
      return listWarnings(
        checks.filter(({ verdict }) => verdict !== 'unknown'),
        [],
      )
    return listWarnings(isChainDown ? [down, ...checks.filter(({ id }) => id !== 'T01')] : checks, [])
  }, [checks, isChainDown, kind, safe.chain.name])
  const item = useMemo(() => toLinkedMessage(report), [report])
  return (
    <Frame
      bar={
        <>
          {serviceError ? (
            <ErrorNotice
              error={serviceError}
              title={isServiceAnswer(serviceError) ? tReview('serviceUnusable') : tReview('serviceDown')}
            >
              {content ? <p>{tReview('serviceDownText')}</p> : null}
            </ErrorNotice>
          ) : null}
          <DecisionPanel
            chain={safe.chain}
            isDangerous={needsMessageConsent(report)}
            report={report}
            wrongChain={<WrongChain chain={safe.chain} />}
          />
        </>
      }
      title={typeof content?.value === 'object' ? titleOf(content.value) : t('page')}
    >
      <Stack>
        <Sheet>
          {content ? <MessageContent content={content} /> : null}
          <WarningList cautions={cautions} />
          {state && content ? (
            <SignatureList
              report={{ ...report, progress: signature === undefined ? 'waiting' : 'ready' }}
              typeOf={(owner) => (
                <OwnerType chainId={safe.chainId} owner={owner} owners={state.owners} safe={safe.address} />
              )}
            />
          ) : null}
          <VerificationLine checks={checks} hasWarnings={cautions.length > 0} isPending={kind === 'closed'} />
        </Sheet>
        {content && signature && state && kind === 'complete' ? (
          <FinishedMessage block={state.block} content={content} id={report.id} signature={signature} />
        ) : null}
        <Sheet>
          <Described report={report} safe={safe} />
          {hashes && content && state ? (
            <HashFold>
              <HashList
                content={content.value}
                hashes={hashes}
                typedData={getSafeMessageTypedData({
                  chainId: safe.chainId,
                  message: content.value,
                  safe: safe.address,
                  version: state.version,
                })}
              />
            </HashFold>
          ) : null}
        </Sheet>
        {content && kind !== 'blocked' && kind !== 'closed' ? (
          <OnChainMessage content={content} id={report.id} isOwner={isOwner(report, address)} safe={safe} />
        ) : null}
        {content ? <RawMessage content={content} /> : null}
        {message ? <MessageClaims isVerified={content !== undefined} message={message} /> : null}
        <div>
          <VerifyElsewhere item={item} />
        </div>
      </Stack>
    </Frame>
  )
}

/** Plain text has no description. */
function Described({ report: { content }, safe }: { report: MessageReport; safe: CurrentSafe }) {
  if (!content || typeof content.value === 'string') return null
  return <ClearMessage chainId={safe.chainId} content={content.value} safe={safe.address} />
}
