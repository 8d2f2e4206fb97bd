import { getSafeTransactionTypedData } from '@countersign/protocol/hash'
import { createHashApproval } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLabelOf } from '../domain/address-book/useLabelOf.ts'
import { useNameOf } from '../domain/address-book/useName.ts'
import { OwnerType } from '../domain/passkeys/OwnerType.tsx'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useHostOf } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { findDraft } from '../domain/signature-store/drafts.ts'
import { createReportRequest, useIsSent } from '../domain/signing/executeTransaction.ts'
import { createLinkNames } from '../domain/transactions/describeLinked.ts'
import { formatEffect } from '../domain/transactions/formatEffect.ts'
import { isOpen, isPast, needsSignatureOf, type Report, type ReportId } from '../domain/transactions/Report.ts'
import { reportKey, reportQuery } from '../domain/transactions/reportQuery.ts'
import { useRowNames } from '../domain/transactions/rowNames.ts'
import { type EffectReading, useTransactionDescription } from '../domain/transactions/useTransactionDescription.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { WrongChain } from '../features/connect/WrongChain.tsx'
import { Share } from '../features/offline/Share.tsx'
import { ChangeTable } from '../features/review/ChangeTable.tsx'
import { ClaimList } from '../features/review/ClaimList.tsx'
import { ConflictList } from '../features/review/ConflictList.tsx'
import { decide } from '../features/review/decide.ts'
import { ExecutedNotice } from '../features/review/ExecutedNotice.tsx'
import { Fold } from '../features/review/Fold.tsx'
import { HashFold } from '../features/review/HashFold.tsx'
import type { ShownCall } from '../features/review/HashList.tsx'
import { HashList } from '../features/review/HashList.tsx'
import { Way } from '../features/review/MoreActions.tsx'
import { SignatureList } from '../features/review/SignatureList.tsx'
import { StepList, TotalList } from '../features/review/StepList.tsx'
import { SummaryCard } from '../features/review/SummaryCard.tsx'
import { RawData, WalletFields } from '../features/review/TransactionFields.tsx'
import { useWarnings } from '../features/review/useWarnings.ts'
import { VerificationLine } from '../features/review/VerificationLine.tsx'
import { toLinkedTransaction, VerifyElsewhere } from '../features/review/VerifyElsewhere.tsx'
import { needsConsent, WarningList } from '../features/review/WarningList.tsx'
import { SimulationSkeleton } from '../features/simulation/SimulationSkeleton.tsx'
import { isServiceAnswer } from '../lib/describeError.ts'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { NothingToReview, type ReviewFrame, ReviewPage } from './ReviewFrame.tsx'
import { ReviewSkeleton, SummarySkeleton } from './ReviewSkeleton.tsx'

const t = createCatalogue('review')

const route = getRouteApi('/$chain/$safe/tx/$id')

export function TransactionPage() {
  const safe = useSafe()
  const { safeTxHash } = route.useRouteContext()
  if (!safeTxHash)
    return <NothingToReview Frame={ReviewPage} list="queue" safe={safe} text={t('badIdText')} title={t('badId')} />
  return (
    <TransactionReview
      Frame={ReviewPage}
      id={{ chainId: safe.chainId, address: safe.address, safeTxHash }}
      key={safeTxHash}
      safe={safe}
    />
  )
}

const block = <Skeleton height="block" />
const DecisionPanel = lazyPart(async () => (await import('../features/review/DecisionPanel.tsx')).DecisionPanel, block)

const HostDecision = lazyPart(async () => (await import('../features/embedded/HostDecision.tsx')).HostDecision, block)

const ClearCalls = lazyPart(async () => (await import('../features/review/ClearCalls.tsx')).ClearCalls, block)
const NestedList = lazyPart(async () => (await import('../features/review/SafeOwners.tsx')).NestedList, block)
const GasClaim = lazyPart(async () => (await import('../features/review/GasClaim.tsx')).GasClaim)
const NoteCard = lazyPart(async () => (await import('../features/review/Notes.tsx')).NoteCard)
const NoteField = lazyPart(async () => (await import('../features/review/Notes.tsx')).NoteField)
const PastedDescription = lazyPart(
  async () => (await import('../features/review/PastedDescription.tsx')).PastedDescription,
  block,
)
/** Loads the kernel's simulation code. */
const SimulationSection = lazyPart(
  async () => (await import('../features/simulation/SimulationSection.tsx')).SimulationSection,
  <SimulationSkeleton />,
)
const SafeOwners = lazyPart(async () => (await import('../features/review/SafeOwners.tsx')).SafeOwners)

export function TransactionReview({ Frame, id, safe }: { Frame: ReviewFrame; id: ReportId; safe: CurrentSafe }) {
  const services = useServices()
  const query = useQuery(reportQuery(services, id))
  const report = query.data
  useReportChecks('transaction', report?.checks)
  if (!report)
    return (
      <Frame bar={query.error ? undefined : <Skeleton height="title" width="medium" />} title={t('title')}>
        <QueryView failed={t('failed')} loading={<ReviewSkeleton />} query={query} />
      </Frame>
    )
  if (
    !report.details &&
    report.source === 'yours' &&
    !report.transaction &&
    report.state === undefined &&
    !report.serviceError
  )
    return <NothingToReview Frame={Frame} list="queue" safe={safe} text={t('notFoundText')} title={t('notFound')} />
  return <Review Frame={Frame} report={report} safe={safe} />
}

function Review({ Frame, report, safe }: { Frame: ReviewFrame; report: Report; safe: CurrentSafe }) {
  const { transaction, state, details } = report
  const ownerState = useMemo(() => state && { ownerCount: state.owners.length, threshold: state.threshold }, [state])
  const reading = useTransactionDescription({ chainId: safe.chainId, safe: safe.address, transaction, ownerState })
  const { description, error: tokenError } = reading
  // Nothing is computed as if it waited, once it was sent.
  const isWaiting = !useIsSent(report.id) && isOpen(report)
  const { cautions, checks, isPending } = useWarnings({ reading, report, safe })
  const names = useRowNames(report.id)
  // Its place is kept: what is below it would move.
  const isReading = transaction !== undefined && !description && !tokenError
  return (
    <Frame
      bar={
        <>
          <ServiceNotice report={report} />
          <Decision description={description} report={report} safe={safe} />
        </>
      }
      {...useTitle({ reading, report, safe })}
    >
      <Stack>
        {isPast(report) ? <Executed report={report} safe={safe} /> : null}
        <Sheet>
          {isReading ? <SummarySkeleton /> : <Summary description={description} names={names} safe={safe} />}
          {report.nested ? <NestedList chain={safe.params.chain} report={report} /> : null}
          {transaction && state && isWaiting ? <SimulationSection report={report} /> : null}
          <WarningList cautions={cautions} />
          <ConflictList chain={safe.chain} report={report} />
          {state && transaction ? (
            <SignatureList
              report={report}
              typeOf={(owner) => (
                <OwnerType chainId={safe.chainId} owner={owner} owners={state.owners} safe={safe.address} />
              )}
            />
          ) : null}
          {transaction && isWaiting ? <SafeOwners report={report} safe={safe} /> : null}
          {details?.noteSignature ? <NoteCard details={details} report={report} /> : null}
          <VerificationLine checks={checks} hasWarnings={cautions.length > 0 || !isWaiting} isPending={isPending} />
        </Sheet>
        <OwnNote report={report} />
        <Sheet>
          <Meaning isWaiting={isWaiting} names={names} reading={reading} report={report} />
          <ToCompare report={report} safe={safe} />
          {isWaiting ? <GasClaim report={report} /> : null}
          {details ? <ClaimList chain={safe.chain} details={details} isVerified={transaction !== undefined} /> : null}
        </Sheet>
        <Elsewhere reading={reading} report={report} safe={safe} />
        {tokenError ? <ErrorNotice error={tokenError} title={t('failed')} /> : null}
      </Stack>
    </Frame>
  )
}

type SummaryProps = { description: EffectReading['description']; names: readonly string[]; safe: CurrentSafe }

function Summary({ description, names, safe }: SummaryProps) {
  if (!description) return null
  return (
    <>
      <SummaryCard description={description} rowName={description.actions.length === 0 ? names[0] : undefined} />
      <TotalList description={description} safe={safe.address} />
    </>
  )
}

type MeaningProps = { isWaiting: boolean; names: readonly string[]; reading: EffectReading; report: Report }

/** What the calls themselves do; the simulation above includes what the called contracts do. */
function Meaning({ isWaiting, names, reading: { description, tokens }, report }: MeaningProps) {
  if (!description) return <Pasted report={report} />
  return (
    <>
      {isWaiting ? (
        <Fold name="changes" title={t('changes')}>
          <ChangeTable description={description} report={report} tokens={tokens} />
        </Fold>
      ) : null}
      {description.actions.length > 0 ? (
        <Fold isOpenAtFirst name="calls" title={t('steps')}>
          <StepList description={description} names={names} />
        </Fold>
      ) : null}
      <Pasted report={report} />
      {report.transaction?.value.data === '0x' ? null : <ClearCalls description={description} report={report} />}
    </>
  )
}

/** Distinguishes an unreachable service from an invalid response. */
function ServiceNotice({ report: { serviceError, transaction } }: { report: Report }) {
  if (!serviceError) return null
  return (
    <ErrorNotice error={serviceError} title={isServiceAnswer(serviceError) ? t('serviceUnusable') : t('serviceDown')}>
      {transaction ? <p>{t('serviceDownText')}</p> : null}
    </ErrorNotice>
  )
}

/** What came of it, in place of what would. */
function Executed({ report, safe }: TransactionPartProps) {
  const { progress } = report
  if (progress !== 'executed' && progress !== 'failed' && progress !== 'replaced') return null
  return <ExecutedNotice chain={safe.chain} outcome={progress} report={report} />
}

function Pasted({ report }: { report: Report }) {
  const draft = findDraft(useStore(useServices().drafts), report.id.safeTxHash)
  return draft?.abi ? <PastedDescription report={report} /> : null
}

/** A note to the other owners, until it is signed with the first signature. */
function OwnNote({ report }: { report: Report }) {
  const { address } = useSigner()
  const isWritable = report.source === 'yours' && isOpen(report) && needsSignatureOf(report, address)
  return isWritable ? <NoteField id={report.id} /> : null
}

/** A host sets nonce and gas itself: a local draft has neither nonce nor hash yet. */
function useIsForHost(report: Report, safe: CurrentSafe): boolean {
  return useHostOf(safe) !== undefined && report.source === 'yours'
}

type TransactionPartProps = { report: Report; safe: CurrentSafe }

/** The summary of the verified transaction and its nonce. */
function useTitle({ reading: { effect }, report, safe }: TransactionPartProps & { reading: EffectReading }) {
  const isForHost = useIsForHost(report, safe)
  const labelOf = useLabelOf()
  const title = effect ? formatEffect(effect, labelOf) : t('title')
  return report.transaction && !isForHost ? { title, titleNote: `#${report.transaction.value.nonce}` } : { title }
}

/** What wallets and devices show before signing. */
function ToCompare({ report, safe }: TransactionPartProps) {
  const isForHost = useIsForHost(report, safe)
  const execution = useExecutionCall(report)
  const { hashes, state, transaction } = report
  if (!transaction) return null
  const fields = { chainId: safe.chainId, safe: safe.address, transaction }
  // In a host no wallet of this page shows anything, and the host sets the nonce.
  if (isForHost) return <RawData {...fields} />
  return (
    <>
      {isOpen(report) ? <WalletFields {...fields} /> : <RawData {...fields} />}
      {hashes && state ? (
        <HashFold>
          <HashList
            approval={findApproval(report)}
            data={transaction.value.data}
            execution={execution}
            hashes={hashes}
            typedData={getSafeTransactionTypedData({
              chainId: safe.chainId,
              safe: safe.address,
              transaction: transaction.value,
              version: state.version,
            })}
          />
        </HashFold>
      ) : null}
    </>
  )
}

/** The call that executing sends, identical to the button's. */
function useExecutionCall(report: Report): ShownCall | undefined {
  const { id, progress, signatures, state } = report
  const { data } = useQuery({
    queryKey: [...reportKey(id), 'call', state?.planned !== undefined, signatures?.value.map(({ data }) => data)],
    queryFn: () => createReportRequest(report),
    enabled: progress === 'ready',
    // The button reports errors of the same request.
    retry: false,
  })
  return progress === 'ready' && data ? { ...data.call, chainId: data.chainId } : undefined
}

/** The call that approving sends, while signatures are missing, identical to the button's. */
function findApproval(report: Report): ShownCall | undefined {
  const { id, progress, state, transaction } = report
  // An undeployed Safe has no storage.
  if (progress !== 'waiting' || !state || state.planned || !transaction) return undefined
  const { chainId, address: safe, safeTxHash } = id
  try {
    const { call } = createHashApproval({ chainId, safe, safeTxHash, transaction, version: state.version })
    return { ...call, chainId }
  } catch {
    // The button reports errors of the same request.
    return undefined
  }
}

function Elsewhere({ reading, report, safe }: TransactionPartProps & { reading: EffectReading }) {
  const isForHost = useIsForHost(report, safe)
  const nameOf = useNameOf()
  const { description, tokens } = reading
  const item = useMemo(() => toLinkedTransaction(report), [report])
  const names = useMemo(
    () => description && createLinkNames({ chain: safe.chain, description, nameOf, tokens }),
    [description, nameOf, safe.chain, tokens],
  )
  return isForHost ? null : (
    <div>
      <VerifyElsewhere item={item} names={names} />
    </div>
  )
}

type DecisionProps = TransactionPartProps & { description: EffectReading['description'] }

/** None before it is known what is decided. */
function Decision({ description, report, safe }: DecisionProps) {
  if (report.transaction && !description) return <Skeleton height="title" width="medium" />
  if (!report.transaction && !report.details) return null
  return <KnownDecision isDangerous={needsConsent(description?.allRisks ?? [])} report={report} safe={safe} />
}

/** Inside of a host the Safe itself acts; elsewhere one of its owners. */
function KnownDecision({ isDangerous, report, safe }: TransactionPartProps & { isDangerous: boolean }) {
  const host = useHostOf(safe)
  const isForHost = useIsForHost(report, safe)
  const isChainDown = useIsChainDown(safe.chainId)
  const { kind } = decide({ report, account: undefined, walletChainId: undefined, isChainDown })
  // Open for anyone who connects: neither past, closed nor blocked.
  if (host && kind === 'connect') return <HostDecision host={host} isDangerous={isDangerous} report={report} />
  return (
    <DecisionPanel
      chain={safe.chain}
      isDangerous={isDangerous}
      more={
        report.transaction && report.state && !isForHost ? (
          <Way>
            <Share report={report} safe={safe} />
          </Way>
        ) : null
      }
      report={report}
      wrongChain={<WrongChain chain={safe.chain} />}
    />
  )
}
