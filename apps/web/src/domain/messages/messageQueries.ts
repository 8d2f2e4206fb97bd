import { getMessage, listMessages } from '@countersign/client'
import { hashMessageContent, type SafeMessageContent } from '@countersign/protocol/hash'
import { verifySafeSignature } from '@countersign/protocol/verify'
import type { MessageListItem, RefusedRow } from '@countersign/protocol/wire'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { emptyIfPlanned } from '../safe/emptyIfPlanned.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { findMessage } from '../signature-store/confirmations.ts'
import type { MessageId, MessageReport } from '../transactions/MessageReport.ts'
import { fetchFromService, isIncomplete, retryInterval } from '../transactions/reportQuery.ts'
import { storeCosignatures } from '../transactions/storeCosignatures.ts'
import { createMessageReport } from './createMessageReport.ts'

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

/** The service's list, newest first, each message verified under its listed hash. */
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

function list(services: Services, parameters: Parameters<typeof listMessages>[1]) {
  const empty = { next: null, refused: [], results: [] }
  return listMessages(services.service, parameters).catch(emptyIfPlanned(services, parameters, empty))
}

/** Each under its listed hash. */
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

export type OnChainQueryParameters = { id: MessageId; content: SafeMessageContent }

/** Whether the Safe signed the message on the chain, which makes it valid without signatures. */
export function onChainQuery(services: Services, { id, content }: OnChainQueryParameters) {
  const { chainId, address } = id
  return queryOptions({
    queryKey: [...messagesKey(id), 'onChain', hashMessageContent(content)],
    queryFn: () =>
      verifySafeSignature(getChainClient(services, chainId), { chainId, content, safe: address, signature: '0x' }),
  })
}
