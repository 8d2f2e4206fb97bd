import { createSecurityHeaders, createWebFileHeaders, findAppOrigin, findWebPath } from '@countersign/protocol/config'
import { pushTextsKey } from './domain/push/PushTexts.ts'
import { type Pin, pinCache, pinRecord, toFileKey, toSha256 } from './domain/release/Pin.ts'

/** What TypeScript's library of pages lacks. */
type ExtendableEvent = Event & { waitUntil(done: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void }
type Events = {
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEvent
  notificationclick: ExtendableEvent & { notification: Notification }
  push: ExtendableEvent & { data: { text(): string } | null }
  pushsubscriptionchange: ExtendableEvent
}
type WorkerScope = {
  addEventListener<type extends keyof Events>(type: type, listener: (event: Events[type]) => void): void
  clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> }
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

/** Answers of the service that can be read offline. */
const readCache = 'countersign-read'
const maxRead = 200

// The types of pages and of service workers exclude each other: this file is compiled with those of pages.
const worker = self as unknown as WorkerScope
const on: WorkerScope['addEventListener'] = (type, listener) => worker.addEventListener(type, listener)
let pin: Promise<Pin | undefined> | undefined

on('activate', (event) => event.waitUntil(worker.clients.claim()))

// The user accepted a release with another worker than this one's.
on('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting()
})

on('push', (event) => event.waitUntil(notify(event.data?.text())))
on('pushsubscriptionchange', (event) => event.waitUntil(notify()))
on('notificationclick', (event) => {
  event.notification.close()
  // A new window: one that is open may show what the user is about to sign.
  event.waitUntil(worker.clients.openWindow(event.notification.data))
})

on('fetch', (event) => {
  const { cache, destination, headers, method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || method !== 'GET') return
  // No page runs what it requests as data. `no-store` compares what the site offers with what is pinned.
  const isData = destination === ''
  if (isData && cache === 'no-store') return
  // Not sessions and webhooks, which are nobody’s to read later.
  const isRead = /^\/v\d+\/(chains|owners|safes)\b/.test(pathname) && headers.get('accept') !== 'text/event-stream'
  if (isData && isRead) return event.respondWith(readThrough(event))
  if (isData && !/\.\w+$/.test(pathname)) return
  if (mode === 'navigate') pin = undefined
  event.respondWith(serve(event.request, pathname))
})

/** Read again with every page, since the user may have pinned another release. */
function getPin(): Promise<Pin | undefined> {
  pin ??= caches
    .match(pinRecord)
    // Parsed by the page that stored it: schemas would exceed the size of this worker.
    .then((record) => record?.json())
  return pin
}

/** Files of the pinned release alone; whatever else would run or be drawn is missing. */
async function serve(request: Request, path: string): Promise<Response> {
  const pinned = await getPin()
  if (!pinned) return fetch(request)
  const name = findWebPath((file) => Object.hasOwn(pinned.files, file), path)
  if (name === undefined) return request.destination === '' ? fetch(request) : new Response(null, { status: 404 })
  const body = await load(name, pinned.files[name] ?? '')
  if (!body)
    return new Response(
      `${name} is missing in this browser, and the site sends another. Do not sign anything. Compare the site with "countersign verify-site" on another device.`,
      { status: 503 },
    )
  const { config } = pinned
  const appOrigin = findAppOrigin(request.url)
  const headers = { ...createSecurityHeaders({ appOrigin, config }), ...createWebFileHeaders({ body, path: name }) }
  return new Response(body, { headers })
}

/** Hashed with every use: the browser may have evicted a file, or stored it in part. */
async function load(name: string, sha256: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await caches.open(pinCache)
  const key = toFileKey(sha256)
  const stored = await readBody(await cache.match(key), sha256)
  if (stored) return stored
  const fetched = await readBody(await fetch(name, { cache: 'no-store' }).catch(() => undefined), sha256)
  if (fetched) await cache.put(key, new Response(fetched))
  return fetched
}

async function readBody(response: Response | undefined, sha256: string) {
  const body = response && new Uint8Array(await response.arrayBuffer())
  return body && (await toSha256(body)) === sha256 ? body : undefined
}

/** The network, or offline what it answered last; the page says that it is offline. */
async function readThrough(event: FetchEvent): Promise<Response> {
  const { request } = event
  if (!(await getPin())) return fetch(request)
  const cache = await caches.open(readCache)
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(store(cache, request, response.clone()))
    return response
  } catch (error) {
    const stored = navigator.onLine ? undefined : await cache.match(request)
    if (stored) return stored
    throw error
  }
}

async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -maxRead).map((key) => cache.delete(key)))
}

/** Whoever sends a message may lie: the notification states nothing, and the page that it opens verifies. */
async function notify(text?: string): Promise<void> {
  const sent = await new Response(text).json().catch(() => null)
  const { chainId, hash = '', kind = 'expired', safe } = { ...sent }
  const path = `/${chainId}/${safe}/${kind}/${hash}`
  const isPath = /^\/\d+\/0x[\da-f]{40}\/(messages|security|tx)\/(0x[\da-f]{64})?$/i.test(path)
  const texts = await (await caches.match(pushTextsKey))?.json()
  await worker.registration.showNotification('Countersign', {
    body: texts?.[kind] ?? 'Open to verify.',
    data: isPath ? path : '/notifications',
    tag: path,
  })
}
