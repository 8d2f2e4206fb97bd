import { getSession, getSignInNonce, HttpRequestError, type Client as ServiceClient, signIn } from '@countersign/client'
import { signMessage, signTypedMessage, waitForSignature } from '@countersign/frame'
import { BaseError } from '@countersign/protocol/errors'
import { hashSafeMessage, type TypedDataContent } from '@countersign/protocol/hash'
import { parseJson } from '@countersign/protocol/text'
import { verifySafeSignature } from '@countersign/protocol/verify'
import { MessageContentSchema } from '@countersign/protocol/wire'
import type { Chain, Client, Hex, Transport } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'

const t = createCatalogue('embedded')

/** Lifetime of the service's nonce in seconds, long enough for several owners to sign. */
const nonceLifetime = 3600

export type SignInProgress = { step: 'preparing' | 'asking' | 'verifying' } | { step: 'collecting'; messageHash: Hex }

class SafeSignInError extends BaseError {
  override readonly name = 'SafeSignInError'
  readonly stage: 'preparing' | 'signing' | 'verifying'
  constructor({ cause, stage }: { cause: unknown; stage: SafeSignInError['stage'] }) {
    super('SAFE_SIGN_IN_FAILED', t(`errors.${stage}`), { cause })
    this.stage = stage
  }
}

type SignInAsSafeParameters = Pick<SignInHostParameters, 'client' | 'host' | 'interval' | 'signal'> & {
  location: { host: string; origin: string }
  report: (progress: SignInProgress) => void
  service: ServiceClient
}

/** Signs in as the host's Safe: owners sign in the host, the chain verifies, then the service gets the signature. */
export async function signInAsSafe(parameters: SignInAsSafeParameters): Promise<void> {
  const { host, location, report, service, signal } = parameters
  const { chainId, safeAddress: address } = host.info
  report({ step: 'preparing' })
  const message = await at('preparing', async () => {
    const { nonce } = await getSignInNonce(service, { lifetime: nonceLifetime, signal })
    return createSiweMessage({
      address,
      chainId,
      domain: location.host,
      nonce,
      statement: t('signIn'),
      uri: location.origin,
      version: '1',
    })
  })
  report({ step: 'asking' })
  const onCollecting = (messageHash: Hex) => report({ messageHash, step: 'collecting' })
  const { signature } = await at('signing', () => collectSignature({ ...parameters, content: message, onCollecting }))
  report({ step: 'verifying' })
  await at('verifying', async () => {
    // The host's signature is a claim, verified by EIP-1271 through the operator's node.
    await assertAccepted(parameters.client, { chainId, content: message, safe: address, signature })
    await signIn(service, { message, signal, signature })
  })
  await assertSessionStored(parameters)
}

/** Browsers drop the session cookie of a third-party frame that is not on https. */
async function assertSessionStored({ service, signal }: SignInAsSafeParameters): Promise<void> {
  try {
    await getSession(service, { signal })
  } catch (cause) {
    if (cause instanceof HttpRequestError && cause.remoteCode === 'NOT_SIGNED_IN')
      throw new BaseError('SESSION_NOT_KEPT', t('sessionNotKept'), { cause })
    throw cause
  }
}

async function at<value>(stage: SafeSignInError['stage'], run: () => Promise<value>): Promise<value> {
  try {
    return await run()
  } catch (cause) {
    throw new SafeSignInError({ cause, stage })
  }
}

/** Text, typed data if the input is a JSON object, or undefined if it is invalid. */
export function parseMessage(text: string): string | TypedDataContent | undefined {
  if (text.trim() === '') return undefined
  if (!text.trim().startsWith('{')) return text
  return MessageContentSchema.safeParse(parseJson(text)).data
}

type SignInHostParameters = CollectSignatureParameters & {
  client: Client<Transport, Chain>
  host: Host
  version: string
}

/** Collects the owners' signature in the host; valid only if its hash matches and the Safe accepts it (EIP-1271). */
export async function signInHost(parameters: SignInHostParameters): Promise<{ hash: Hex; signature: Hex }> {
  const { client, content, host, version } = parameters
  const { chainId, safeAddress: safe } = host.info
  const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe, version })
  const { hash, signature } = await collectSignature(parameters)
  if (hash.toLowerCase() !== safeMessageHash) throw new Error(t('otherMessage'))
  await assertAccepted(client, { chainId, content, safe, signature })
  return { hash: safeMessageHash, signature }
}

async function assertAccepted(...parameters: Parameters<typeof verifySafeSignature>): Promise<void> {
  const { message, translatable = message, verdict } = await verifySafeSignature(...parameters)
  if (verdict !== 'ok') throw new Error(verdict === 'block' ? t('refusedByChain') : translateMessage(translatable))
}

type CollectSignatureParameters = {
  content: string | TypedDataContent
  host: Pick<Host, 'frame'>
  /** Polling interval in milliseconds. @default 3_000 */
  interval?: number | undefined
  onCollecting: (messageHash: Hex) => void
  signal: AbortSignal
}

/** Has the owners sign in the host and polls for the signature, which is an unverified claim. */
async function collectSignature(parameters: CollectSignatureParameters): Promise<{ hash: Hex; signature: Hex }> {
  const { content, host, interval, onCollecting, signal } = parameters
  const answer = await (typeof content === 'string'
    ? signMessage(host.frame, { message: content, signal })
    : signTypedMessage(host.frame, { signal, typedData: content }))
  if (!('messageHash' in answer)) throw new Error(t('onChain'))
  const { messageHash: hash, signature } = answer
  if (signature !== undefined && signature !== '0x') return { hash, signature }
  onCollecting(hash)
  const options = { messageHash: hash, signal, ...(interval === undefined ? {} : { interval }) }
  return { hash, signature: await waitForSignature(host.frame, options) }
}
