import { type Frame, ProviderRpcError } from '@countersign/frame'
import {
  isReadCall,
  protocolVersion,
  RpcCallParamsSchema,
  SendTransactionsParamsSchema,
  SignMessageParamsSchema,
  SignTypedMessageParamsSchema,
} from '@countersign/frame/wire'
import { HashSchema, type MessageContent, type TransactionDetails } from '@countersign/protocol/wire'
import { z } from 'zod'
import { pairingText } from '../../lib/messages/walletConnect.ts'
import { enqueueRequest } from '../app-requests/enqueueRequest.ts'
import type { Answer, RequestBody, Requester } from '../app-requests/PendingRequest.ts'
import { readProvenDetails } from '../app-requests/readProvenDetails.ts'
import { signsOffChain } from '../app-requests/signsOffChain.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { safeStateQuery } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

export type CreateAppFrameParameters = { safe: CurrentSafe; asker: Requester; signal: AbortSignal }

const HashParamsSchema = z.object({ safeTxHash: HashSchema })

/**
 * Answers an app's host calls in this page, so that relay requests share the path of framed apps: the provider of
 * `packages/frame` above, the request queue below.
 */
export function createAppFrame(services: Services, { asker, safe, signal }: CreateAppFrameParameters): Frame {
  const { address, chainId } = safe

  async function ask(question: RequestBody): Promise<Exclude<Answer, { outcome: 'refused' }>> {
    const answer = await enqueueRequest(services, { ask: question, asker, safe, signal })
    if (answer.outcome !== 'refused') return answer
    throw answer.reason === 'flood'
      ? new ProviderRpcError({ code: -32005, message: pairingText.flooded })
      : new ProviderRpcError({ code: 4001, message: pairingText.ownerRefused })
  }

  async function sign(content: MessageContent): Promise<unknown> {
    const { fallbackHandler, version } = await services.queryClient.fetchQuery(safeStateQuery(services, safe))
    const isOnChain = !signsOffChain({ fallbackHandler, sdkVersion: protocolVersion, version })
    const answer = await ask({ content, isOnChain, kind: 'message' })
    if (answer.outcome === 'granted') throw new Error('A message was answered as a permission.')
    const { outcome: _outcome, ...signed } = answer
    return signed
  }

  async function sendTransactions(params: unknown): Promise<unknown> {
    const { txs } = SendTransactionsParamsSchema.parse(params)
    const calls = txs.map(({ data, to, value }) => ({ data, to, value: BigInt(value) }))
    const answer = await ask({ calls, kind: 'transactions' })
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
    if (!isReadCall(call)) throw new ProviderRpcError({ code: 4200, message: pairingText.notServed(call) })
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
        throw new ProviderRpcError({ code: 4200, message: pairingText.notServed(method) })
    }
  }

  return {
    dispose() {},
    origin: asker.origin,
    pending: 0,
    request: async ({ method, params, schema }) => schema.parse(await answer(method, params)),
  }
}
