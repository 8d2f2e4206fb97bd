import { getSafeTransactionTypedData } from '@countersign/protocol/hash'
import { createHashApproval } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLabelOf } from '../domain/address-book/useLabelOf.ts'
import { useNameOf } from '../domain/address-book/useName.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useHostOf } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import { findDraft } from '../domain/signature-store/drafts.ts'
import { createReportRequest } from '../domain/signing/executeTransaction.ts'
import { createLinkNames } from '../domain/transactions/describeLinked.ts'
import { formatEffect } from '../domain/transactions/formatEffect.ts'
import { isOpen, isPast, type Report, type ReportId } from '../domain/transactions/Report.ts'
import { reportKey, reportQuery } from '../domain/transactions/reportQuery.ts'
import { type EffectReading, useTransactionDescription } from '../domain/transactions/useTransactionDescription.ts'
import { CheckList } from '../domain/verification/CheckList.tsx'
import { sortChecks } from '../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../domain/verification/useReportChecks.ts'
import { WrongChain } from '../features/connect/WrongChain.tsx'
import { Share } from '../features/offline/Share.tsx'
import { ChangeTable } from '../features/review/ChangeTable.tsx'
import { ClaimList } from '../features/review/ClaimList.tsx'
import { ConflictList } from '../features/review/ConflictList.tsx'
import { decide } from '../features/review/decide.ts'
import type { ShownCall } from '../features/review/HashList.tsx'
import { HashList } from '../features/review/HashList.tsx'
import { SignatureList } from '../features/review/SignatureList.tsx'
import { StepList, SummaryCard } from '../features/review/SummaryCard.tsx'
import { RawData, WalletFields } from '../features/review/TransactionFields.tsx'
import { useWarnings } from '../features/review/useWarnings.ts'
import { toLinkedTransaction, VerifyElsewhere } from '../features/review/VerifyElsewhere.tsx'
import { needsConsent, WarningList, type WarningListProps } from '../features/review/WarningList.tsx'
import { isServiceAnswer } from '../lib/describeError.ts'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { Sheet, SheetSection } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'
import { NothingToReview, type ReviewFrame, type ReviewFrameProps } from './ReviewFrame.tsx'

const t = createCatalogue('sign')

const route = getRouteApi('/$chain/$safe/tx/$id')

export function TransactionPage() {
  const safe = useSafe()
  const { safeTxHash } = route.useRouteContext()
  if (!safeTxHash)
    return <NothingToReview Frame={ReadPage} list="queue" safe={safe} text={t('badIdText')} title={t('badId')} />
  return (
    <TransactionReview
      Frame={ReadPage}
      id={{ chainId: safe.chainId, address: safe.address, safeTxHash }}
      key={safeTxHash}
      safe={safe}
    />
  )
}

function ReadPage(props: ReviewFrameProps) {
  return <Page {...props} width="read" />
}

const block = <Skeleton height="block" />
const DecisionPanel = lazyPart(async () => (await import('../features/review/DecisionPanel.tsx')).DecisionPanel, block)
const QueueActions = lazyPart(async () => (await import('../features/review/QueueActions.tsx')).QueueActions)

const HostDecision = lazyPart(async () => (await import('../features/embedded/HostDecision.tsx')).HostDecision, block)

const ClearCalls = lazyPart(async () => (await import('../features/review/ClearCalls.tsx')).ClearCalls, block)
const NestedList = lazyPart(async () => (await import('../features/review/SafeOwners.tsx')).NestedList, block)
const GasClaim = lazyPart(async () => (await import('../features/review/GasClaim.tsx')).GasClaim)
const NoteCard = lazyPart(async () => (await import('../features/review/Notes.tsx')).NoteCard)
const PastedDescription = lazyPart(
  async () => (await import('../features/review/PastedDescription.tsx')).PastedDescription,
  block,
)
/** Loads the kernel's simulation code. */
const SimulationSection = lazyPart(
  async () => (await import('../features/simulation/SimulationSection.tsx')).SimulationSection,
  block,
)
const SafeOwners = lazyPart(async () => (await import('../features/review/SafeOwners.tsx')).SafeOwners)

export function TransactionReview({ Frame, id, safe }: { Frame: ReviewFrame; id: ReportId; safe: CurrentSafe }) {
  const services = useServices()
  const query = useQuery(reportQuery(services, id))
  const report = query.data
  useReportChecks('transaction', report?.checks)
  if (!report)
    return (
      <Frame title={t('title')}>
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
  const { description, tokens, error: tokenError } = reading
  const risks = description?.allRisks ?? []
  const { cautions, checks, isPending } = useWarnings({ reading, report, safe })
  return (
    <Frame
      actions={<Elsewhere reading={reading} report={report} safe={safe} />}
      {...useTitle({ reading, report, safe })}
    >
      <Stack>
        <ServiceNotice report={report} />
        <Sheet>
          <Meaning description={description} report={report} tokens={tokens} />
          {transaction && state && isOpen(report) ? <SimulationSection report={report} /> : null}
          {report.nested ? <NestedList chain={safe.params.chain} report={report} /> : null}
          {details?.noteSignature ? <NoteCard details={details} report={report} /> : null}
          <Pasted report={report} />
          <Cautions cautions={cautions} checks={checks} isPending={isPending} report={report} />
          <ConflictList chain={safe.chain} report={report} />
          {state && transaction ? <SignatureList report={report} /> : null}
          {transaction && isOpen(report) ? <SafeOwners report={report} safe={safe} /> : null}
          {description && transaction?.value.data !== '0x' ? (
            <ClearCalls description={description} report={report} />
          ) : null}
          <ToCompare report={report} safe={safe} />
        </Sheet>
        {tokenError ? <ErrorNotice error={tokenError} title={t('failed')} /> : null}
        {(transaction && !description) || (!transaction && !details) ? null : (
          <Decision isDangerous={needsConsent(risks)} report={report} safe={safe} />
        )}
        <QueueActions report={report} safe={safe} />
        <Raw report={report} safe={safe} />
        <GasClaim report={report} />
        {details ? <ClaimList chain={safe.chain} details={details} isVerified={transaction !== undefined} /> : null}
        <Disclosure title={t('checks')}>
          <CheckList checks={sortChecks(checks)} />
        </Disclosure>
      </Stack>
    </Frame>
  )
}

type MeaningProps = Pick<EffectReading, 'description' | 'tokens'> & { report: Report }

function Meaning({ description, report, tokens }: MeaningProps) {
  if (!description) return null
  return (
    <>
      <SummaryCard description={description} />
      {isOpen(report) ? <ChangeTable description={description} report={report} tokens={tokens} /> : null}
      <StepList description={description} />
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

function Pasted({ report }: { report: Report }) {
  const draft = findDraft(useStore(useServices().drafts), report.id.safeTxHash)
  return draft?.abi ? <PastedDescription report={report} /> : null
}

type CautionsProps = Required<WarningListProps> & { report: Report }

/** Of past transactions, only problems. */
function Cautions({ report, ...list }: CautionsProps) {
  if (isPast(report) && list.cautions.length === 0) return null
  return <WarningList {...list} />
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
  if (!transaction || isForHost) return null
  return (
    <>
      {isOpen(report) ? <WalletFields chainId={safe.chainId} safe={safe.address} transaction={transaction} /> : null}
      {hashes && state ? (
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
    <>
      <Share report={report} safe={safe} />
      <VerifyElsewhere item={item} names={names} />
    </>
  )
}

/** Collapsed where its fields need no comparison with a wallet's. */
function Raw({ report, safe }: TransactionPartProps) {
  const isForHost = useIsForHost(report, safe)
  const { transaction } = report
  if (!transaction || (isOpen(report) && !isForHost)) return null
  return <RawData chainId={safe.chainId} safe={safe.address} transaction={transaction} />
}

/** Inside of a host the Safe itself acts; elsewhere one of its owners. */
function Decision({ isDangerous, report, safe }: { isDangerous: boolean; report: Report; safe: CurrentSafe }) {
  const host = useHostOf(safe)
  const isChainDown = useIsChainDown(safe.chainId)
  const { kind } = decide({ report, account: undefined, walletChainId: undefined, isChainDown })
  // Open for anyone who connects: neither past, closed nor blocked.
  if (host && kind === 'connect') return <HostDecision host={host} isDangerous={isDangerous} report={report} />
  return (
    <DecisionPanel
      chain={safe.chain}
      isDangerous={isDangerous}
      report={report}
      wrongChain={<WrongChain chain={safe.chain} />}
    />
  )
}

function ReviewSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <Sheet>
        <SheetSection title={t('summary')}>
          <Skeleton height="title" width="long" />
        </SheetSection>
        <SheetSection title={t('changes')}>
          <Skeleton width="medium" />
        </SheetSection>
        <SheetSection title={t('confirmations')}>
          <Skeleton width="long" />
          <Skeleton width="long" />
        </SheetSection>
        <SheetSection title={t('hashes')}>
          <Skeleton height="block" />
        </SheetSection>
      </Sheet>
    </div>
  )
}
