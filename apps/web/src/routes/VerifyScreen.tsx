import { getSafeMessageTypedData, getSafeTransactionTypedData } from '@countersign/protocol/hash'
import {
  encodeLink,
  InvalidLinkError,
  type LinkedItem,
  type LinkNames,
  noLinkNames,
  parseLink,
  parseLinkNames,
  type ReadMessage,
  type ReadTransaction,
  recoverLinkedMessage,
  recoverLinkedTransaction,
} from '@countersign/protocol/offline'
import { useEffect, useMemo, useState } from 'react'
import { parseReleaseLink } from '../domain/release/releaseLink.ts'
import { createUncheckedSimulation } from '../domain/simulation/toSimulationChecks.ts'
import { describeLinked, findBundledChain } from '../domain/transactions/describeLinked.ts'
import type { Check } from '../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../domain/verification/toCheck.ts'
import { MessageContent, RawMessage } from '../features/messages/MessageContent.tsx'
import { HashList } from '../features/review/HashList.tsx'
import { SignatureList } from '../features/review/SignatureList.tsx'
import { StepList, TotalList } from '../features/review/StepList.tsx'
import { ComparedSummary, SummaryCard } from '../features/review/SummaryCard.tsx'
import { TransactionFields } from '../features/review/TransactionFields.tsx'
import { VerificationLine } from '../features/review/VerificationLine.tsx'
import { listWarnings, WarningList } from '../features/review/WarningList.tsx'
import { SimulationView } from '../features/simulation/SimulationView.tsx'
import { CompareRelease } from '../features/verify/CompareRelease.tsx'
import { NodeForm, type NodeUrls } from '../features/verify/NodeForm.tsx'
import { type NodeAnswer, useNodeResult } from '../features/verify/readFromNode.ts'
import { LinkForm, VerifyForm } from '../features/verify/VerifyForm.tsx'
import {
  BundledCalls,
  BundledMessage,
  LanguageChoice,
  NodeState,
  SignerList,
  UnknownList,
  type VerifyLanguage,
} from '../features/verify/VerifySections.tsx'
import type { LocalStore } from '../lib/createLocalStore.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { translateMessage } from '../lib/messages/translateMessage.ts'
import { HexGroups } from '../ui/Address.tsx'
import { Card } from '../ui/Card.tsx'
import { ClaimSourceContext } from '../ui/ClaimSource.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Evidence } from '../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../ui/FieldList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageFrame } from '../ui/PageFrame.tsx'
import { Sheet, SheetSection } from '../ui/Sheet.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

const t = createCatalogue('verify')
const tReview = createCatalogue('review')
const tChecks = createCatalogue('checks')

export type VerifyScreenProps = {
  fragment: string
  nodes: LocalStore<NodeUrls>
  onFragment: (fragment: string) => void
  onLanguage: ((language: VerifyLanguage) => void) | undefined
}

type Opened = { item?: LinkedItem; names?: LinkNames; refusal?: InvalidLinkError }

export function VerifyScreen(props: VerifyScreenProps) {
  const release = parseReleaseLink(props.fragment)
  if (!release) return <VerifyItem {...props} />
  return (
    <PageFrame title={t('title')} width="read">
      <CompareRelease key={props.fragment} link={release} />
    </PageFrame>
  )
}

function VerifyItem({ fragment, nodes, onFragment, onLanguage }: VerifyScreenProps) {
  const { item, names = noLinkNames, refusal } = useMemo(() => open(fragment), [fragment])
  return (
    <PageFrame
      actions={onLanguage ? <LanguageChoice onChoose={onLanguage} /> : null}
      lead={item ? t('compare') : t('lead')}
      title={t('title')}
      width="read"
    >
      <Stack>
        {refusal ? (
          <Notice isAlert title={t('rejected', { field: refusal.field })} tone="stop">
            <p>{translateMessage(refusal.translatable)}</p>
            <p>{t('rejectedText')}</p>
          </Notice>
        ) : null}
        {item ? (
          <ClaimSourceContext value="link">
            <Checked item={item} key={fragment} names={names} nodes={nodes} />
          </ClaimSourceContext>
        ) : (
          <>
            {refusal ? null : (
              <Empty icon="recomputed" title={t('emptyTitle')}>
                {t('emptyText')}
              </Empty>
            )}
            <Card>
              <LinkForm onLink={onFragment} />
            </Card>
          </>
        )}
        <Disclosure isOpen={!item} key={item ? 'change' : 'form'} title={item ? t('formChange') : t('form')}>
          <VerifyForm item={item} key={fragment} onItem={(next) => onFragment(encodeLink(next))} />
        </Disclosure>
      </Stack>
    </PageFrame>
  )
}

function open(fragment: string): Opened {
  if (fragment === '') return {}
  try {
    return { item: parseLink(fragment), names: parseLinkNames(fragment) }
  } catch (error) {
    if (error instanceof InvalidLinkError) return { refusal: error }
    throw error
  }
}

type CheckedProps = { item: LinkedItem; names: LinkNames; nodes: LocalStore<NodeUrls> }

function Checked({ item, names, nodes }: CheckedProps) {
  const [reading, setReading] = useState<ReadTransaction | ReadMessage>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isGone = false
    const recovered: Promise<ReadTransaction | ReadMessage> =
      item.kind === 'transaction' ? recoverLinkedTransaction(item) : recoverLinkedMessage(item)
    recovered.then(
      (done) => !isGone && setReading(done),
      (failure: unknown) => !isGone && setError(failure),
    )
    return () => {
      isGone = true
    }
  }, [item])
  if (error !== undefined) return <ErrorNotice error={error} title={tReview('failed')} />
  if (!reading) return <Skeleton height="block" />
  return <Result names={names} nodes={nodes} reading={reading} />
}

type ResultProps = Omit<CheckedProps, 'item'> & { reading: ReadTransaction | ReadMessage }

function Result({ names, nodes, reading }: ResultProps) {
  const { state, readNode } = useNodeResult(reading)
  const answer = state.status === 'answered' ? state.answer : undefined
  return (
    <>
      <Sheet>
        {'transaction' in reading ? (
          <Transaction answer={answer} names={names} reading={reading} />
        ) : (
          <Message answer={answer} reading={reading} />
        )}
      </Sheet>
      <Card title={t('node')}>
        <NodeForm
          chainId={reading.item.chainId}
          isReading={state.status === 'loading'}
          nodes={nodes}
          onRead={readNode}
        />
      </Card>
      {state.status === 'failed' ? <ErrorNotice error={state.error} title={t('nodeError')} /> : null}
      {'content' in reading ? <RawMessage content={reading.content} /> : null}
    </>
  )
}

type TransactionProps = { answer: NodeAnswer | undefined; names: LinkNames; reading: ReadTransaction }

function Transaction({ answer, names, reading }: TransactionProps) {
  const { hashes, item, transaction } = reading
  const { chainId, safe } = item
  const { named, plain: description } = useMemo(() => {
    const { owners, threshold } = answer?.facts ?? {}
    const ownerState =
      owners && threshold !== undefined ? { ownerCount: owners.length, threshold: Number(threshold) } : undefined
    const common = { codes: answer?.codes, item, ownerState, tokens: answer?.tokens }
    const plain = describeLinked(common)
    const hasNames = names.names.length > 0 || names.tokens.length > 0
    return { named: hasNames ? describeLinked({ ...common, names }) : undefined, plain }
  }, [answer, item, names])
  const checks = listChecks(answer, transaction.value.nonce)
  const cautions = listWarnings(checks, description.allRisks)
  return (
    <>
      <Contradictions names={names} tokens={answer?.tokens} />
      {named ? (
        <ComparedSummary named={named} names={names} plain={description} />
      ) : (
        <SummaryCard description={description} />
      )}
      <TotalList description={description} safe={safe} />
      <StepList description={description} />
      <WarningList cautions={cautions} />
      <VerificationLine checks={checks} hasWarnings={cautions.length > 0} isPending={!answer?.facts} />
      <SafeFields item={item} />
      <Signatures answer={answer} reading={reading} />
      <BundledCalls answer={answer} chainId={chainId} description={description} safe={safe} />
      {answer ? <NodeState facts={answer.facts} /> : null}
      {answer?.facts ? null : <UnknownList kind="transaction" />}
      {answer?.simulation ? (
        <SimulationView
          native={findBundledChain(chainId).nativeCurrency}
          simulation={answer.simulation}
          tokens={answer.tokens}
          waitsFor={findLanguage(answer, transaction.value.nonce)}
        />
      ) : null}
      <HashList
        data={transaction.value.data}
        hashes={hashes}
        typedData={getSafeTransactionTypedData({ ...item, transaction: transaction.value })}
      />
      <SheetSection title={t('fields')}>
        <TransactionFields chainId={chainId} safe={safe} transaction={transaction} />
      </SheetSection>
    </>
  )
}

function Contradictions({ names, tokens }: { names: LinkNames; tokens: NodeAnswer['tokens'] | undefined }) {
  const show = ({ decimals, symbol }: { decimals: number; symbol: string }) => `${symbol} (${decimals})`
  return names.tokens.map((token) => {
    const read = tokens?.get(token.address.toLowerCase())
    if (!read || (read.type === 'ERC20' && show(read) === show(token))) return null
    return (
      <Notice isAlert key={token.address} title={t('linkDiffersTitle')} tone="stop">
        {t('linkDiffers', { link: show(token), chain: read.type === 'ERC20' ? show(read) : `${read.symbol} (–)` })}
      </Notice>
    )
  })
}

/** A revert is a warning only for the next nonce: the queue is unknown here. */
function listChecks(answer: NodeAnswer | undefined, nonce: bigint): Check[] {
  const conflicts: Check = { id: 'T53', title: tChecks('conflictsUnchecked'), verdict: 'unverified' }
  if (!answer) return [conflicts]
  const { checks, simulation } = answer
  const isNext = findLanguage(answer, nonce) === undefined
  const tried = (simulation?.checks ?? []).filter(({ code }) => isNext && code === 'SIMULATION_FAILS')
  const isTried = simulation !== undefined && simulation.outcome !== 'unknown'
  return [...[...checks, ...tried].map(toCheck), ...(isTried ? [] : [createUncheckedSimulation()]), conflicts]
}

/** The Safe's nonce, if it differs. */
function findLanguage({ facts }: NodeAnswer, nonce: bigint): bigint | undefined {
  return facts?.nonce === nonce ? undefined : facts?.nonce
}

function Message({ answer, reading }: { answer: NodeAnswer | undefined; reading: ReadMessage }) {
  const { content, hashes, item } = reading
  const checks = answer?.checks.map(toCheck)
  return (
    <>
      <MessageContent content={content} />
      {checks ? <MessageChecks checks={checks} /> : null}
      <SafeFields item={item} />
      <Signatures answer={answer} reading={reading} />
      {answer ? <NodeState facts={answer.facts} /> : null}
      {typeof content.value === 'string' ? null : (
        <BundledMessage answer={answer} content={content.value} item={item} />
      )}
      {answer?.facts ? null : <UnknownList kind="message" />}
      <HashList
        content={content.value}
        hashes={hashes}
        typedData={getSafeMessageTypedData({ ...item, message: content.value })}
      />
    </>
  )
}

/** The Safe: part of the hash, and as easily replaced as any other field. */
function SafeFields({ item: { chainId, safe, version } }: { item: LinkedItem }) {
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={t('which')}>
      <FieldList>
        <FieldPair label={t('chain')}>
          {findBundledChain(chainId).name} <code>{chainId}</code>
        </FieldPair>
        <FieldPair label={t('safe')}>
          <HexGroups value={safe} />
        </FieldPair>
        <FieldPair label={t('version')}>
          <code>{version}</code>
        </FieldPair>
      </FieldList>
    </SheetSection>
  )
}

/** Counted only against owners read from the node. */
function Signatures({ answer, reading }: { answer: NodeAnswer | undefined; reading: ReadTransaction | ReadMessage }) {
  const { block, owners, threshold } = answer?.facts ?? {}
  if (!answer || !block || !owners || threshold === undefined) return <SignerList signers={reading.signers} />
  const signed = new Set(
    answer.confirmations.flatMap(({ signer, status }) => (status === 'valid' && signer ? [signer.toLowerCase()] : [])),
  )
  return (
    <SignatureList
      report={{
        confirmations: answer.confirmations.map((report) => ({ ...report, isOnlyHere: false, submittedAt: undefined })),
        missing: owners.filter((owner) => !signed.has(owner.toLowerCase())),
        progress: 'waiting',
        state: { block: block.number, threshold: Number(threshold) },
      }}
    />
  )
}

function MessageChecks({ checks }: { checks: readonly Check[] }) {
  const cautions = listWarnings(checks, [])
  return (
    <>
      <WarningList cautions={cautions} />
      <VerificationLine checks={checks} hasWarnings={cautions.length > 0} />
    </>
  )
}
