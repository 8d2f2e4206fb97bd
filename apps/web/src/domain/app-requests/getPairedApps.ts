import { createProvider, type Frame, ProviderRpcError, type SentCalls } from '@countersign/frame'
import {
  isBounded,
  isReadCall,
  protocolVersion,
  RpcCallParamsSchema,
  SendTransactionsParamsSchema,
  SignMessageParamsSchema,
  SignTypedMessageParamsSchema,
} from '@countersign/frame/wire'
import { BaseError } from '@countersign/protocol/errors'
import { AddressSchema, HashSchema, type MessageContent, type TransactionDetails } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, isHex, RpcRequestError, BaseError as ViemError } from 'viem'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type CurrentSafe, parseSafeParams } from '../safe/parseSafeParams.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { servedMethods } from './createOffer.ts'
import { type AppRequest, createPairedApps, type PairedApps } from './createPairedApps.ts'
import { type Answer, enqueueRequest, type RequestBody, type Requester } from './createRequestQueue.ts'
import type { RpcAnswer } from './openWalletKit.ts'
import { type AppSession, noPairings, StoredSessionsSchema, type Who } from './PairedApps.ts'
import { readProvenDetails, signsOffChain } from './readProvenDetails.ts'

const tConnect = createCatalogue('connect')
const tCommon = createCatalogue('common')
const t = createCatalogue('walletConnect')

/** Outside of `Services`, so that pages without connected apps do not load it. */
const known = new WeakMap<Services, PairedApps>()

export function getPairedApps(services: Services): PairedApps {
  const apps = known.get(services) ?? create(services)
  known.set(services, apps)
  return apps
}

function create(services: Services): PairedApps {
  const { relayUrl, walletConnectProjectId: projectId } = services.config
  const { origin } = window.location
  const sent = new Map<string, SentCalls>()
  return createPairedApps({
    answer: (request, session, signal) => {
      const own: SentCalls = sent.get(session.topic) ?? new Map()
      sent.set(session.topic, own)
      return answerRequest(services, { request, sent: own, session, signal })
    },
    stored: createLocalStore({
      empty: noPairings,
      key: 'countersign.pairings.v1',
      schema: StoredSessionsSchema,
      storage: services.storage,
    }),
    locks: navigator.locks,
    now: () => Date.now(),
    async openWalletKit(events) {
      // About 130 kB, loaded with the first app.
      const { openWalletKit } = await import('./openWalletKit.ts')
      const metadata = {
        description: tConnect('description'),
        icons: [`${origin}/icon.svg`],
        name: tCommon('appName'),
        url: origin,
      }
      return openWalletKit({ events, metadata, projectId, relayUrl: relayUrl ?? '' })
    },
  })
}

export type AnswerRequestParameters = { request: AppRequest; session: AppSession; sent: SentCalls; signal: AbortSignal }

/** Handles one request of a connected app. Never rejects: failures become JSON-RPC errors. */
export async function answerRequest(services: Services, parameters: AnswerRequestParameters): Promise<RpcAnswer> {
  const { request, sent, session, signal } = parameters
  const { address, chainId } = session.safe
  try {
    checkRequest(request, session)
    const safe = parseSafeParams(services, { chain: String(chainId), safe: address })
    const frame = createAppFrame(services, { requester: toRequester(session.who), safe, signal })
    const provider = createProvider({ chainId, frame, safe: address, sent })
    return { result: (await provider.request({ method: request.method, params: request.params })) ?? null }
  } catch (error) {
    return { error: toRpcError(error) }
  }
}

/** Only our own and the node's messages reach the app, never a URL from a library's message. */
function toRpcError(error: unknown): { code: number; message: string; data?: string } {
  if (!(error instanceof ProviderRpcError)) return { code: -32603, message: describeError(error).sentence }
  const { cause, code, message } = error
  if (cause === undefined || cause instanceof BaseError) return { code, message }
  if (cause instanceof z.ZodError) return { code: -32602, message: t('unreadable') }
  const refusal = cause instanceof ViemError ? cause.walk((link) => link instanceof RpcRequestError) : undefined
  if (!(refusal instanceof RpcRequestError)) return { code, message: describeError(cause).sentence }
  // Apps decode the revert reason from its data.
  const { code: nodeCode, data, details } = refusal
  return { code: nodeCode, message: details, ...(isHex(data) ? { data } : {}) }
}

function toRequester({ name, origin, standing }: Who): Requester {
  return { isClaimed: standing !== 'proven', name, origin: origin || t('noOrigin'), via: 'walletconnect' }
}

const SenderSchema = z.looseObject({ from: AddressSchema.optional(), chainId: z.unknown().optional() })
const CapabilitiesSchema = z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).optional()
const CapableSchema = z.looseObject({
  capabilities: CapabilitiesSchema,
  calls: z.array(z.looseObject({ capabilities: CapabilitiesSchema })).optional(),
})

function refuse(code: number, message: string): never {
  throw new ProviderRpcError({ code, message })
}

/** Checks what the provider does not: that the request is for this Safe. */
function checkRequest({ chain, method, params }: AppRequest, { safe }: AppSession): void {
  if (!servedMethods.includes(method)) refuse(4200, t('notServed', { method }))
  if (chain !== `eip155:${safe.chainId}`) refuse(4901, t('otherChain', { chain, own: String(safe.chainId) }))
  if (params !== undefined && !isBounded(params)) refuse(-32602, t('tooLarge'))
  const [first] = Array.isArray(params) ? params : [params]
  switch (method) {
    case 'eth_sendTransaction':
    case 'wallet_sendCalls':
      checkSender(first, safe)
      if (method === 'wallet_sendCalls') checkCapabilities(first)
      return
    case 'wallet_getCapabilities': {
      const account = AddressSchema.safeParse(first)
      if (!account.success || !isAddressEqual(account.data, safe.address)) refuse(4100, t('otherAccount'))
      return
    }
  }
}

function checkSender(value: unknown, safe: { address: Address; chainId: number }): void {
  const parsed = SenderSchema.safeParse(value)
  if (!parsed.success) refuse(-32602, t('noTransaction'))
  const { chainId, from } = parsed.data
  if (from && !isAddressEqual(from, safe.address)) refuse(4100, t('otherAccount'))
  // 5710 is EIP-5792's code; also used for single transactions.
  if (chainId !== undefined && Number(chainId) !== safe.chainId)
    refuse(5710, t('otherChain', { chain: `eip155:${Number(chainId)}`, own: String(safe.chainId) }))
}

/** EIP-5792: rejects required capabilities, of which none is supported. */
function checkCapabilities(value: unknown): void {
  const parsed = CapableSchema.safeParse(value)
  if (!parsed.success) refuse(-32602, t('noTransaction'))
  const all = [parsed.data.capabilities, ...(parsed.data.calls ?? []).map(({ capabilities }) => capabilities)]
  const needed = all.flatMap((capabilities) =>
    Object.entries(capabilities ?? {}).flatMap(([name, { optional }]) => (optional === true ? [] : [name])),
  )
  if (needed.length > 0) refuse(5700, t('noCapability', { names: needed.slice(0, 5).join(', ').slice(0, 100) }))
}

type CreateAppFrameParameters = { safe: CurrentSafe; requester: Requester; signal: AbortSignal }

const HashParamsSchema = z.object({ safeTxHash: HashSchema })

/** In this page, so that relay requests share the path of framed apps: provider above, request queue below. */
function createAppFrame(services: Services, { requester, safe, signal }: CreateAppFrameParameters): Frame {
  const { address, chainId } = safe

  async function enqueue(question: RequestBody): Promise<Exclude<Answer, { outcome: 'refused' }>> {
    const answer = await enqueueRequest(services, { body: question, requester, safe, signal })
    if (answer.outcome !== 'refused') return answer
    throw answer.reason === 'flood'
      ? new ProviderRpcError({ code: -32005, message: t('flooded') })
      : new ProviderRpcError({ code: 4001, message: t('ownerRejected') })
  }

  async function sign(content: MessageContent): Promise<unknown> {
    const { fallbackHandler, version } = await services.queryClient.fetchQuery(safeStateQuery(services, safe))
    const isOnChain = !signsOffChain({ fallbackHandler, sdkVersion: protocolVersion, version })
    const answer = await enqueue({ content, isOnChain, kind: 'message' })
    if (answer.outcome === 'granted') throw new Error('A message was answered as a permission.')
    const { outcome: _outcome, ...signed } = answer
    return signed
  }

  async function sendTransactions(params: unknown): Promise<unknown> {
    const { txs } = SendTransactionsParamsSchema.parse(params)
    const calls = txs.map(({ data, to, value }) => ({ data, to, value: BigInt(value) }))
    const answer = await enqueue({ calls, kind: 'transactions' })
    if (answer.outcome !== 'transaction') throw new Error(`A transaction was answered with ${answer.outcome}.`)
    return { safeTxHash: answer.safeTxHash }
  }

  /** The status comes from the chain; other fields from the service, under a recomputed hash. */
  async function getDetails(params: unknown): Promise<TransactionDetails> {
    const { safeTxHash } = HashParamsSchema.parse(params)
    // Apps poll until it is executed.
    return readProvenDetails(services, { address, chainId, safeTxHash }, { staleTime: 2_000 })
  }

  async function read(params: unknown): Promise<unknown> {
    const { call, params: values } = RpcCallParamsSchema.parse(params)
    if (!isReadCall(call)) throw new ProviderRpcError({ code: 4200, message: t('notServed', { method: call }) })
    return getChainClient(services, chainId).request<{ Method: string; Parameters: unknown; ReturnType: unknown }>({
      method: call,
      params: values,
    })
  }

  async function answer(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'sendTransactions':
        return sendTransactions(params)
      case 'signMessage':
        return sign(SignMessageParamsSchema.parse(params).message)
      case 'signTypedMessage':
        return sign(SignTypedMessageParamsSchema.parse(params).typedData)
      case 'getTxBySafeTxHash':
        return getDetails(params)
      case 'rpcCall':
        return read(params)
      default:
        throw new ProviderRpcError({ code: 4200, message: t('notServed', { method }) })
    }
  }

  return {
    dispose() {},
    origin: requester.origin,
    pending: 0,
    request: async ({ method, params, schema }) => schema.parse(await answer(method, params)),
  }
}
