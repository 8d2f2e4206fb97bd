import type { PushPayload } from '@countersign/protocol/wire'
import { FetchRefusedError, type FetchSafelyOptions, isPublicAddress, postSafely } from '../metadata/fetchSafely.ts'
import { encryptPush } from './encryptPush.ts'
import { signVapid, type VapidKeys } from './vapidKeys.ts'

/** Allowed push services: public https servers, or any. */
export type PushMode = 'any' | 'public'

/** A subscription as browsers give it, keys in base64url. */
type PushTarget = { auth: string; endpoint: string; p256dh: string }

type PushMessage = {
  payload: PushPayload
  target: PushTarget
  /** Milliseconds. */
  timeout: number
}

type PushOutcome =
  | { status: 'delivered' }
  /** The browser ended the subscription. */
  | { status: 'gone'; reason: string }
  /** Another attempt would fail as well. */
  | { status: 'refused'; reason: string }
  | { status: 'failed'; reason: string }

export type PushSender = {
  /** Whether an endpoint of this kind is ever called. */
  isAllowed(endpoint: string): boolean
  publicKey: string
  /** One attempt. Its reasons have no details of the operator's network. */
  send(message: PushMessage): Promise<PushOutcome>
}

export type CreatePushSenderParameters = Partial<Pick<FetchSafelyOptions, 'resolve'>> & {
  /** @default none */
  contact?: string | undefined
  keys: VapidKeys
  mode: PushMode
}

/** Bytes of every payload. */
const paddedTo = 400
/** Seconds that a push service holds a message for a browser that is off. */
const lifetime = 24 * 3_600

/** Sends to endpoints that users name, by the same rules as owners' webhooks (prevents SSRF); the content is encrypted. */
export function createPushSender({ contact, keys, mode, resolve }: CreatePushSenderParameters): PushSender {
  const isAllowed = (endpoint: string) => mode === 'any' || new URL(endpoint).protocol === 'https:'
  return {
    isAllowed,
    publicKey: keys.publicKey,
    async send({ payload, target: { auth, endpoint, p256dh }, timeout }) {
      if (!isAllowed(endpoint)) return { reason: 'the push service has no https: address', status: 'refused' }
      const body = await encryptPush({
        keys: { auth: decode(auth), p256dh: decode(p256dh) },
        paddedTo,
        payload: Buffer.from(JSON.stringify(payload)),
      })
      const { origin } = new URL(endpoint)
      try {
        const status = await postSafely(endpoint, {
          body,
          headers: {
            Authorization: await signVapid({ contact, keys, now: Date.now() / 1_000, origin }),
            'Content-Encoding': 'aes128gcm',
            'Content-Length': `${body.length}`,
            'Content-Type': 'application/octet-stream',
            TTL: `${lifetime}`,
            Urgency: 'normal',
            'User-Agent': 'countersign',
          },
          isAllowedAddress: (address) => mode === 'any' || isPublicAddress(address),
          isAllowedPort: (port) => mode === 'any' || port === 443,
          timeout,
          ...(resolve ? { resolve } : {}),
        })
        return toOutcome(status)
      } catch (error) {
        if (error instanceof FetchRefusedError) return { reason: error.shortMessage, status: 'refused' }
        return { reason: 'the push service did not respond in time', status: 'failed' }
      }
    },
  }
}

const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

function toOutcome(status: number | undefined): PushOutcome {
  if (status !== undefined && status >= 200 && status < 300) return { status: 'delivered' }
  const reason = `the push service responded with status ${status}`
  if (status === 404 || status === 410) return { reason, status: 'gone' }
  const isTemporary = status === undefined || status >= 500 || status === 408 || status === 429
  return { reason, status: isTemporary ? 'failed' : 'refused' }
}
