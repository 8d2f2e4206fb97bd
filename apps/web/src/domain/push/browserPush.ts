import { BaseError } from '@countersign/protocol/errors'
import type { CreatePushSubscriptionRequest } from '@countersign/protocol/wire'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { toSha256 } from '../release/Pin.ts'
import { findServiceWorker } from '../release/startServiceWorker.ts'
import { type PushTexts, pushCache, pushTextsKey } from './PushTexts.ts'

const t = createCatalogue('push')
const tNotifications = createCatalogue('notifications')

/** What the browser does for push notifications. */
export type BrowserPush = {
  isSupported: boolean
  /** SHA-256 of the endpoint that the browser subscribed to with this key, if it did. */
  findEndpoint(publicKey: string): Promise<string | undefined>
  /** Whether they were turned on here, and not off again. */
  isWanted(): Promise<boolean>
  /** Asks for the permission. Replaces a subscription with another key. */
  subscribe(publicKey: string): Promise<Omit<CreatePushSubscriptionRequest, 'safes'>>
  unsubscribe(): Promise<void>
  /** Stores the texts for the service worker, which knows no language. */
  writeTexts(): Promise<void>
}

/** The user or the browser refuses notifications. */
class PushDeniedError extends BaseError {
  override readonly name = 'PushDeniedError'
  constructor() {
    super('PUSH_DENIED', tNotifications('noticesDenied'))
  }
}

/** Browsers without a push service, or a network that blocks it. */
class PushUnreachableError extends BaseError {
  override readonly name = 'PushUnreachableError'
  constructor(cause: unknown) {
    super('PUSH_UNREACHABLE', t('unreachable'), { cause })
  }
}

export const browserPush: BrowserPush = {
  // Workers belong to a page of its own, over https or on this machine.
  isSupported:
    window.isSecureContext &&
    window.parent === window &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window,
  async findEndpoint(publicKey) {
    const subscription = await findSubscription()
    if (!subscription || !hasKey(subscription, publicKey)) return undefined
    return toSha256(new TextEncoder().encode(subscription.endpoint))
  },
  isWanted: () => caches.has(pushCache),
  async subscribe(publicKey) {
    // First, while the browser still counts the click.
    if ((await Notification.requestPermission()) !== 'granted') throw new PushDeniedError()
    const { pushManager } = await findServiceWorker()
    const present = await pushManager.getSubscription()
    if (present && !hasKey(present, publicKey)) await present.unsubscribe()
    const applicationServerKey = decode(publicKey)
    const subscription = await pushManager.subscribe({ applicationServerKey, userVisibleOnly: true }).catch((cause) => {
      throw Notification.permission === 'granted' ? new PushUnreachableError(cause) : new PushDeniedError()
    })
    const [auth, p256dh] = [subscription.getKey('auth'), subscription.getKey('p256dh')]
    if (!auth || !p256dh) throw new PushUnreachableError(undefined)
    return { endpoint: subscription.endpoint, keys: { auth: encode(auth), p256dh: encode(p256dh) } }
  },
  async unsubscribe() {
    await caches.delete(pushCache)
    await (await findSubscription())?.unsubscribe()
  },
  async writeTexts() {
    const waits = t('noticeWaits')
    const texts: PushTexts = {
      expired: t('noticeExpired'),
      messages: waits,
      security: t('noticeKeyCheck'),
      test: t('noticeTest'),
      tx: waits,
    }
    const cache = await caches.open(pushCache)
    await cache.put(pushTextsKey, new Response(JSON.stringify(texts)))
  },
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

const hasKey = ({ options: { applicationServerKey: key } }: PushSubscription, publicKey: string) =>
  key !== null && encode(key) === publicKey

const encode = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
