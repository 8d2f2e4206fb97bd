import { getMessage, listMessages } from '@countersign/client'
import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { sanitizeText } from '@countersign/protocol/text'
import {
  type ClaimedMessage,
  checkSupport,
  claim,
  type SafeReport,
  toClaimedMessage,
  type VerificationCalls,
  verifySafeSignature,
} from '@countersign/protocol/verify'
import type { Message, MessageListItem, RefusedRow } from '@countersign/protocol/wire'
import { infiniteQueryOptions, queryOptions, useQueries } from '@tanstack/react-query'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { emptyIfPlanned, type SafeId, safeKey } from '../safe/queries.ts'
import type { MySafe } from '../safe/useMySafes.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import type { MessageRecord } from '../signature-store/ConfirmationsSchema.ts'
import { findMessage } from '../signature-store/confirmations.ts'
import { type Check, worstVerdict } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import {
  type MessageId,
  type MessageReport,
  needsMessageSignatureOf,
  type ReportConfirmation,
  type SignatureSource,
} from './Report.ts'
import { fetchFromService, isIncomplete, retryInterval } from './reportQuery.ts'
import { addStored, dropRepeats, isOnlyHere, storeCosignatures } from './storeCosignatures.ts'

const tReview = createCatalogue('review')
const tChecks = createCatalogue('checks')
const t = createCatalogue('message')

/** Prefix of all message queries of a Safe: one service event invalidates them together. */
const messagesKey = (safe: SafeId) => [...safeKey(safe), 'messages'] as const

/** Fetches and verifies one message. It stays readable when the chain or the service is down; the report says so. */
export function messageQuery(services: Services, id: MessageId) {
  const queryKey = [...messagesKey(id), 'one', id.messageHash.toLowerCase()] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<MessageReport> => {
      const record = findMessage(services.confirmations.get(), id.messageHash)
      // The service does not have an unsigned draft.
      const isPrivate = record?.confirmations.length === 0
      const { found: message, serviceError } = isPrivate
        ? { found: undefined, serviceError: undefined }
        : await fetchFromService(() => getMessage(services.service, { ...id, signal }))
      const report = await createMessageReport({ id, kernel: services.kernel, message, record, serviceError })
      storeCosignatures(services, [report])
      return filterReadable(report, services.queryClient.getQueryData<MessageReport>(queryKey))
    },
    refetchInterval: ({ state }) => (state.error || (state.data && isIncomplete(state.data)) ? retryInterval : false),
    // Structural sharing would copy a `Verified` value, and copies are not verified.
    structuralSharing: false,
  })
}

/** Blocks signing, not reading. The same hash is the same content, so that the displayed value stays identical. */
function filterReadable(report: MessageReport, previous: MessageReport | undefined): MessageReport {
  if (!previous?.content) return report
  const { checks, serviceError } = report
  if (report.state === undefined && previous.state) return { ...previous, checks, serviceError, isStale: true }
  return report.content ? { ...report, content: previous.content, hashes: previous.hashes } : report
}

export type MessagePage = { next: string | null; refused: readonly RefusedRow[]; reports: readonly MessageReport[] }

export function messagesQuery(services: Services, { chainId, address }: SafeId) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey({ chainId, address }), 'list'],
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const { next, refused, results } = await list(services, { chainId, address, pageUrl: pageParam, signal })
      return { next, refused, reports: await verifyAll(services, { chainId, address }, results) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    maxPages: 20,
    structuralSharing: false,
  })
}

/** The newest messages. The service's own filter for pending ones could omit some. */
export function newestMessagesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...messagesKey({ chainId, address }), 'newest'],
    queryFn: async ({ signal }): Promise<readonly MessageReport[]> => {
      const { results } = await list(services, { chainId, address, signal })
      return verifyAll(services, { chainId, address }, results)
    },
    structuralSharing: false,
  })
}

/** Bounds what a service can make this page read. */
const maxMessages = 400
const maxMessagePages = 40

/** All messages, within bounds: `isCut` where the service has more. */
export function allMessagesQuery(services: Services, safe: SafeId) {
  const { address, chainId } = safe
  return queryOptions({
    queryKey: [...messagesKey(safe), 'all'],
    queryFn: async ({ signal }): Promise<{ isCut: boolean; reports: readonly MessageReport[] }> => {
      const reports: MessageReport[] = []
      let pageUrl: string | undefined
      for (let page = 0; page < maxMessagePages && reports.length < maxMessages; page += 1) {
        const { next, results } = await list(services, { address, chainId, pageUrl, signal })
        const messages = results.filter(({ type }) => type === 'MESSAGE').slice(0, maxMessages - reports.length)
        reports.push(...(await verifyAll(services, safe, messages)))
        if (!next) return { isCut: false, reports }
        pageUrl = next
      }
      return { isCut: true, reports }
    },
    structuralSharing: false,
  })
}

function list(services: Services, parameters: Parameters<typeof listMessages>[1]) {
  const empty = { next: null, refused: [], results: [] }
  return listMessages(services.service, parameters).catch(emptyIfPlanned(services, parameters, empty))
}

async function verifyAll(
  services: Services,
  { chainId, address }: SafeId,
  items: readonly MessageListItem[],
): Promise<MessageReport[]> {
  const messages = items.flatMap((item) => (item.type === 'MESSAGE' ? [item] : []))
  if (messages.length > 0) services.kernel.warmUp()
  const reports = await Promise.all(
    messages.map((message) =>
      createMessageReport({
        id: { chainId, address, messageHash: message.messageHash },
        kernel: services.kernel,
        message,
        serviceError: undefined,
        record: findMessage(services.confirmations.get(), message.messageHash),
      }),
    ),
  )
  storeCosignatures(services, reports)
  return reports
}

/** Whether the Safe signed the message on the chain, which makes it valid without signatures. */
export function onChainQuery(services: Services, { id, content }: { id: MessageId; content: SafeMessageContent }) {
  const { chainId, address } = id
  return queryOptions({
    queryKey: [...messagesKey(id), 'onChain', hashMessageContent(content)],
    queryFn: () =>
      verifySafeSignature(getChainClient(services, chainId), { chainId, content, safe: address, signature: '0x' }),
  })
}

export type CreateMessageReportParameters = {
  id: MessageId
  kernel: Pick<VerificationCalls, 'verifyMessage'>
  message: Message | undefined
  serviceError: unknown
  record: MessageRecord | undefined
}

export async function createMessageReport(parameters: CreateMessageReportParameters): Promise<MessageReport> {
  const { id, kernel, message, serviceError, record } = parameters
  const base = { id, message, serviceError, isStale: false }
  const body = message ? toClaimedMessage(message) : toOwnClaim(record)
  if (!body) {
    // A service that failed may still have it.
    const title = serviceError ? tReview('serviceDown') : tChecks('notKnown')
    return { ...base, ...nothingKnown, checks: [{ id: 'T66', verdict: 'unknown', title }] }
  }
  const { unshown, joined } = addStored(body.confirmations, record?.confirmations)
  const shown = body.confirmations.length
  const verified = await kernel.verifyMessage({
    chainId: id.chainId,
    safe: id.address,
    claimed: claim({ ...body, confirmations: joined }),
    expectedHash: id.messageHash,
  })
  const sources = new Map<unknown, SignatureSource | undefined>(
    verified.confirmations.map((one, index) => [one, index < shown ? 'service' : unshown[index - shown]?.source]),
  )
  const report = dropRepeats(verified, { from: shown, count: unshown.length })
  const state = toState(report.safe)
  const judged = report.confirmations.map((confirmation): ReportConfirmation => {
    const from = sources.get(confirmation)
    return { ...confirmation, submittedAt: undefined, isOnlyHere: isOnlyHere(from, serviceError), from }
  })
  const signers = new Set(
    judged.flatMap(({ signer, status }) => (status === 'valid' && signer ? [signer.toLowerCase()] : [])),
  )
  return {
    ...base,
    content: report.content,
    hashes: report.hashes,
    state,
    confirmations: judged,
    missing: (state?.owners ?? []).filter((owner) => !signers.has(owner.toLowerCase())),
    signature: report.packedSignatures,
    isComplete: report.isComplete,
    checks: [
      ...[...report.checks, ...report.safe.checks].map(toCheck),
      ...listForged(judged),
      ...(report.content && record?.createdAt === undefined ? listUnsupported(judged) : []),
    ],
  }
}

const nothingKnown = {
  content: undefined,
  hashes: undefined,
  state: undefined,
  confirmations: [],
  missing: [],
  signature: undefined,
  isComplete: false,
} as const satisfies Partial<MessageReport>

function toOwnClaim(record: MessageRecord | undefined): ClaimedMessage | undefined {
  return record && { confirmations: [], content: record.content, messageHash: record.hash }
}

function toState({ facts }: SafeReport): MessageReport['state'] {
  const { owners, threshold, version, block } = facts?.value ?? {}
  if (!owners || threshold === undefined || version === undefined || !block) return undefined
  return { block: block.number, owners, threshold: Number(threshold), version }
}

/** A service can invent a message in anyone's name; one written here is genuine. */
function listUnsupported(confirmations: readonly ReportConfirmation[]): Check[] {
  const support = checkSupport(confirmations)
  return support.verdict === 'ok' ? [] : [toCheck(support)]
}

/** Bounds the warnings; the confirmation list shows them all. */
const maxForged = 10

/** An invalid signature does not count and blocks nothing; that someone forged it is a warning. */
function listForged(confirmations: readonly ReportConfirmation[]): Check[] {
  return confirmations
    .filter(({ status }) => status === 'forged')
    .slice(0, maxForged)
    .map(({ claimedOwner, code, threat }) => ({
      id: threat,
      code,
      verdict: 'warn',
      title: t('forged', { owner: claimedOwner }),
      evidence: { kind: 'recomputed' },
    }))
}

export function titleOf(content: SafeMessageContent): string {
  return sanitizeText(typeof content === 'string' ? content : t('typedData', { type: content.primaryType }), {
    maxLength: 120,
  })
}

export type MessageNeed = { safe: MySafe; report: MessageReport }

const refetchInterval = 30_000

/** Messages that need the connected account's signature, by verified signatures only. */
export function usePendingMessages(safes: readonly MySafe[]): {
  needs: MessageNeed[]
  isLoading: boolean
  hasFailed: boolean
} {
  const services = useServices()
  const { address: me } = useSigner()
  const owned = safes.filter(({ role }) => role === 'owner')
  const answers = useQueries({
    queries: owned.map(({ chain, address }) => ({
      ...newestMessagesQuery(services, { chainId: chain.id, address }),
      // Only the Safe on screen has an event stream.
      refetchInterval,
    })),
  })
  const needs = answers.flatMap(({ data = [] }, index) => {
    const safe = owned[index]
    if (!safe) return []
    return data
      .filter((report) => needsMessageSignatureOf(report, me) && worstVerdict(report.checks) !== 'block')
      .map((report) => ({ safe, report }))
  })
  return {
    needs,
    isLoading: answers.some(({ isPending }) => isPending),
    hasFailed: answers.some(({ isError }) => isError),
  }
}
