import { createProvider, ProviderRpcError, type SentCalls } from '@countersign/frame'
import { isBounded } from '@countersign/frame/wire'
import { BaseError } from '@countersign/protocol/errors'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual, isHex, RpcRequestError, BaseError as ViemError } from 'viem'
import { z } from 'zod'
import { describeError } from '../../lib/describeError.ts'
import { pairingText } from '../../lib/messages/walletConnect.ts'
import type { Requester } from '../app-requests/PendingRequest.ts'
import { parseSafeParams } from '../safe/parseSafeParams.ts'
import type { Services } from '../services/Services.ts'
import { createAppFrame } from './createAppFrame.ts'
import type { AppRequest } from './createPairedApps.ts'
import type { RpcAnswer } from './openWalletKit.ts'
import type { AppSession } from './PairedApps.ts'
import type { Who } from './readPeer.ts'
import { servedMethods } from './servedMethods.ts'

export type AnswerRequestParameters = {
  request: AppRequest
  session: AppSession
  /** What this session sent before. */
  sent: SentCalls
  signal: AbortSignal
}

/** Handles one request of a connected app. Never rejects: failures become JSON-RPC errors. */
export async function answerRequest(services: Services, parameters: AnswerRequestParameters): Promise<RpcAnswer> {
  const { request, sent, session, signal } = parameters
  const { address, chainId } = session.safe
  try {
    checkRequest(request, session)
    const safe = parseSafeParams(services, { chain: String(chainId), safe: address })
    const frame = createAppFrame(services, { asker: toRequester(session.who), safe, signal })
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
  if (cause instanceof z.ZodError) return { code: -32602, message: pairingText.unreadable }
  const refusal = cause instanceof ViemError ? cause.walk((link) => link instanceof RpcRequestError) : undefined
  if (!(refusal instanceof RpcRequestError)) return { code, message: describeError(cause).sentence }
  // Apps decode the revert reason from its data.
  const { code: nodeCode, data, details } = refusal
  return { code: nodeCode, message: details, ...(isHex(data) ? { data } : {}) }
}

function toRequester({ name, origin, standing }: Who): Requester {
  return { isClaimed: standing !== 'proven', name, origin: origin || pairingText.noOrigin, via: 'walletconnect' }
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
  if (!servedMethods.includes(method)) refuse(4200, pairingText.notServed(method))
  if (chain !== `eip155:${safe.chainId}`) refuse(4901, pairingText.otherChain(chain, safe.chainId))
  if (params !== undefined && !isBounded(params)) refuse(-32602, pairingText.tooLarge)
  const [first] = Array.isArray(params) ? params : [params]
  switch (method) {
    case 'eth_sendTransaction':
    case 'wallet_sendCalls':
      checkSender(first, safe)
      if (method === 'wallet_sendCalls') checkCapabilities(first)
      return
    case 'wallet_getCapabilities': {
      const account = AddressSchema.safeParse(first)
      if (!account.success || !isAddressEqual(account.data, safe.address)) refuse(4100, pairingText.otherAccount)
      return
    }
  }
}

function checkSender(value: unknown, safe: { address: Address; chainId: number }): void {
  const parsed = SenderSchema.safeParse(value)
  if (!parsed.success) refuse(-32602, pairingText.noTransaction)
  const { chainId, from } = parsed.data
  if (from && !isAddressEqual(from, safe.address)) refuse(4100, pairingText.otherAccount)
  // 5710 is EIP-5792's code; also used for single transactions.
  if (chainId !== undefined && Number(chainId) !== safe.chainId)
    refuse(5710, pairingText.otherChain(`eip155:${Number(chainId)}`, safe.chainId))
}

/** EIP-5792: rejects required capabilities, of which none is supported. */
function checkCapabilities(value: unknown): void {
  const parsed = CapableSchema.safeParse(value)
  if (!parsed.success) refuse(-32602, pairingText.noTransaction)
  const all = [parsed.data.capabilities, ...(parsed.data.calls ?? []).map(({ capabilities }) => capabilities)]
  const needed = all.flatMap((capabilities) =>
    Object.entries(capabilities ?? {}).flatMap(([name, { optional }]) => (optional === true ? [] : [name])),
  )
  if (needed.length > 0) refuse(5700, pairingText.noCapability(needed.slice(0, 5)))
}
