import { analyzeThreats } from '@countersign/client'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Action, parseMultiTransfer, type TransactionDescription } from '@countersign/protocol/decode'
import { checkRecipient } from '@countersign/protocol/verify'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, getAddress, isAddressEqual } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { balancesQuery, type Holdings } from '../../domain/assets/balancesQuery.ts'
import { checkToken, isListedToken } from '../../domain/assets/describeToken.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey, useIsChainDown } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useIsSent } from '../../domain/signing/executeTransaction.ts'
import { simulationQuery } from '../../domain/simulation/simulationQuery.ts'
import { createUncheckedSimulation, toSimulationChecks } from '../../domain/simulation/toSimulationChecks.ts'
import { listQueued, queueQuery } from '../../domain/transactions/queueQuery.ts'
import { isOpen, isPast, type Report } from '../../domain/transactions/Report.ts'
import type { TokenFacts } from '../../domain/transactions/readToken.ts'
import { useStoredTransactions } from '../../domain/transactions/useQueue.ts'
import type { EffectReading } from '../../domain/transactions/useTransactionDescription.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStableList } from '../../lib/useStableList.ts'
import { useStore } from '../../lib/useStore.ts'
import { checkClaimedRisk, checkQueuePosition, createUnverifiedConflicts, listNonces } from './contextChecks.ts'
import { decide } from './decide.ts'
import { findSetupAfter, listFlows } from './listChanges.ts'
import { listWarnings } from './WarningList.tsx'

const tChecks = createCatalogue('checks')
const tReview = createCatalogue('review')

const none: readonly Address[] = []

type Reading = Pick<EffectReading, 'description' | 'tokens'>

/** All checks of a transaction, and those that need attention; no all-clear while pending. */
export function useWarnings({ reading, report, safe }: { reading: Reading; report: Report; safe: CurrentSafe }) {
  // An executed transaction has no risks left, and one that was sent is not judged as if it still waited.
  const isSent = useIsSent(report.id)
  const isOver = isSent || isPast(report)
  const { checks: surrounding, isPending: isLooking } = useSurroundingChecks(
    report,
    reading,
    safe.chain,
    isOpen(report) && !isSent,
  )
  const { description } = reading
  const isChainDown = useIsChainDown(safe.chainId)
  const isDescribed = report.transaction === undefined || description !== undefined
  // The decision bar says that the chain cannot be read, once.
  const { kind } = decide({ report, account: undefined, walletChainId: undefined, isChainDown })
  const isClosed = kind === 'closed' && isDescribed && (report.transaction ?? report.details) !== undefined
  const nameOf = useNameOf()
  const checks = useMemo(() => [...report.checks, ...surrounding], [report, surrounding])
  const cautions = useMemo(() => {
    const down: Check = { id: 'T01', verdict: 'unknown', title: tChecks('chainUnreachable', { name: safe.chain.name }) }
    // The decision bar says that the service is down, once.
    const unsaid = report.serviceError ? checks.filter((check) => !isUnread(check)) : checks
    return listWarnings(
      isClosed
        ? unsaid.filter(({ verdict }) => verdict !== 'unknown')
        : isChainDown
          ? [down, ...unsaid.filter(({ id }) => id !== 'T01')]
          : unsaid,
      isOver ? [] : (description?.allRisks ?? []),
    ).map((caution) => ({ ...caution, text: nameAddresses(caution.text, nameOf) }))
  }, [checks, description, isChainDown, isClosed, isOver, nameOf, report.serviceError, safe.chain.name])
  return { cautions, checks, isPending: !isDescribed || isClosed || report.isRow === true || isLooking }
}

/** That the service did not answer with the transaction. */
function isUnread({ id, verdict }: Check): boolean {
  return id === 'T24' && verdict === 'unknown'
}

const addressPattern = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g

/** Prefixes each address in a sentence with the user's name for it, if missing; addresses stay complete. */
export function nameAddresses(text: string, nameOf: (address: string) => { name: string } | undefined): string {
  return text.replace(addressPattern, (address, at: number) => {
    const name = nameOf(address)?.name
    return name === undefined || text.slice(0, at).endsWith(`${name} (`) ? address : `${name} (${address})`
  })
}

/** Checks of an open transaction that need context: queue, known addresses, look-alike tokens, and simulation. */
function useSurroundingChecks(
  report: Report,
  { description, tokens }: Reading,
  chain: ChainConfig,
  isWaiting: boolean,
) {
  const services = useServices()
  const names = useStore(services.names)
  const bundled = useStore(services.bundledNames)
  const { data, isPending: isListing } = useQuery(queueQuery(services, report.id))
  const { data: tried, isError: hasTrialFailed, isLoading: isTrying } = useQuery(simulationQuery(services, report))
  const { data: findings, isError: isUnscanned } = useQuery(claimedRiskQuery(services, report))
  const { data: balances } = useQuery({ ...balancesQuery(services, report.id), enabled: isWaiting })
  const listed = useMemo(
    () => [{ safeTxHash: report.id.safeTxHash }, ...listQueued(data?.results ?? [], report.id.address)],
    [data, report.id],
  )
  const stored = useStoredTransactions(report.id, listed, report.state?.nonce)
  const unverified = useMemo(
    () => [
      ...(isListing ? [] : [createUnverifiedConflicts({ isListed: data !== undefined })]),
      ...(hasTrialFailed && !tried ? [createUncheckedSimulation()] : []),
    ],
    [data, hasTrialFailed, isListing, tried],
  )
  // On their own: a batch has hundreds of recipients, and the other answers arrive one after the other.
  const owners = useStableList(report.state?.owners ?? none)
  const safe = report.id.address
  const ofRecipients = useMemo((): Check[] => {
    if (!isWaiting || !description) return []
    const book = [...Object.keys(names), ...Object.keys(bundled)].map((address) => getAddress(address))
    return checkRecipients(listRecipients(description, safe), [...book, ...owners])
  }, [bundled, description, isWaiting, names, owners, safe])
  const ofBalances = useMemo(() => checkBalances(description, balances, safe), [balances, description, safe])
  const checks = useMemo((): Check[] => {
    if (!isWaiting) return []
    if (!report.transaction) return unverified
    const others = [...listNonces(data?.results ?? [], report.id), ...stored.map(({ nonce }) => nonce)]
    return [
      ...(data || stored.length > 0 ? checkQueuePosition(report, others) : []),
      ...[...tokens.values()].flatMap((token) => checkToken(chain, token) ?? listUnlisted(chain, token)),
      ...ofRecipients,
      ...ofBalances,
      ...(tried && description ? toSimulationChecks(tried, explain(report, description)) : []),
      ...(description && (findings || isUnscanned)
        ? checkClaimedRisk({ description, findings, isKnownToFail: tried?.simulation.outcome === 'failure' })
        : []),
      ...unverified,
    ]
  }, [
    chain,
    data,
    description,
    findings,
    isUnscanned,
    isWaiting,
    ofBalances,
    ofRecipients,
    stored,
    report,
    tokens,
    tried,
    unverified,
  ])
  return { checks, isPending: isWaiting && (isListing || isTrying) }
}

/** Unlisted tokens are named by full address, since a symbol is only the contract's claim. */
function listUnlisted(chain: ChainConfig, { address, symbol }: TokenFacts): Check[] {
  if (isListedToken(chain, { isNative: false, token: address })) return []
  const title = tChecks('tokenUnlisted', { symbol, contract: address })
  return [{ code: 'TOKEN_UNLISTED', id: 'T34', title, verdict: 'unverified' }]
}

/** What the calls send of a token beyond the balance read from the chain. A token that is not listed may be held. */
export function checkBalances(
  description: TransactionDescription | undefined,
  balances: Pick<Holdings, 'block' | 'holdings'> | undefined,
  safe: Address,
): Check[] {
  if (!description || !balances) return []
  const { block, holdings } = balances
  return listFlows(description, safe).flatMap(({ out, token }): Check[] => {
    const held = holdings.find((holding) => isAddressEqual(holding.token, token))
    if (!held || held.amount >= out) return []
    const title = tReview('moreThanHeld', { symbol: held.symbol })
    return [{ code: 'BALANCE_TOO_LOW', evidence: { block, kind: 'chain' }, id: 'T49', title, verdict: 'warn' }]
  })
}

/** Effects of a simulation explained by the calls themselves and the queue position. */
function explain({ id, state, transaction }: Report, description: TransactionDescription) {
  const setup = state && { ...state.parts, owners: state.owners, threshold: state.threshold }
  return {
    changesSettings: setup !== undefined && findSetupAfter(description, id.address, setup) !== undefined,
    isNext: state !== undefined && transaction?.value.nonce === state.nonce,
  }
}

/** A new recipient is no warning; a look-alike of a known one is. */
function checkRecipients(recipients: readonly Address[], book: readonly Address[]): Check[] {
  return (
    recipients
      .map((recipient) => checkRecipient({ book, recipient }))
      .filter(({ code }) => code === 'RECIPIENT_LOOKS_LIKE_KNOWN')
      // The text names both addresses, so the detail is redundant.
      .map((check) => ({ ...toCheck(check), detail: undefined }))
  )
}

/** The service's own scan; local transactions are not sent to it. */
function claimedRiskQuery(services: Services, report: Report) {
  const { id, source, state, transaction } = report
  return queryOptions({
    queryKey: [...safeKey(id), 'claimedRisk', id.safeTxHash.toLowerCase()],
    queryFn: ({ signal }) => {
      if (!transaction || !state) throw new Error('Nothing to ask for: what is shown was not verified.')
      const { address, chainId } = id
      const { version } = state
      return analyzeThreats(services.service, { address, chainId, signal, transaction: transaction.value, version })
    },
    enabled: source === 'service' && isOpen(report) && transaction !== undefined && state !== undefined,
    staleTime: 60_000,
  })
}

export function listRecipients(action: Action, safe: Address): Address[] {
  const recipients = new Set<Address>()
  const walk = ({ actions, class: kind, decoded: { call, decoding } }: Action) => {
    if (kind.kind === 'Transfer' && !isAddressEqual(kind.recipient, safe)) recipients.add(kind.recipient)
    const multi = decoding.kind === 'decoded' ? parseMultiTransfer({ call: decoding.call, token: call.to }) : undefined
    if (multi && !isAddressEqual(multi.recipient, safe)) recipients.add(multi.recipient)
    if (kind.kind === 'Custom' && call.operation === 0 && call.value > 0n) recipients.add(call.to)
    for (const inner of actions) walk(inner)
  }
  walk(action)
  return [...recipients]
}
