import { createHash } from 'node:crypto'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import type { Address } from 'viem'
import { z } from 'zod'
import { type CacheVersion, listCacheVersions, type SafeKey, toOwnVersion } from '../../db/queries/cacheVersions.ts'
import { listTokens } from '../../db/queries/tokens.ts'
import type { Database } from '../../db/schema.ts'
import { collectUnknownTokens } from '../../lib/unknownTokens.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { acceptsEncoding } from '../http/acceptsEncoding.ts'
import { createByteCache } from './createByteCache.ts'

type ReadVersion = (key: SafeKey) => Promise<string | undefined>

const toKey = ({ chainId, safe }: SafeKey) => `${chainId}:${safe}`

/**
 * Batches version reads: requests during a query wait for the next one, so a version is never older than its request,
 * and any number of requests costs one query at a time.
 */
export function createVersionReader(list: (keys: SafeKey[]) => Promise<CacheVersion[]>): ReadVersion {
  let waiting: { key: SafeKey; reject: (error: unknown) => void; resolve: (version?: string) => void }[] = []
  let isReading = false

  async function readAll(): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      const requests = waiting
      waiting = []
      try {
        const keys = new Map(requests.map(({ key }) => [toKey(key), key]))
        const found = await list([...keys.values()])
        const versionOf = new Map(found.map((row) => [toKey(row), row.version]))
        for (const { key, resolve } of requests) resolve(versionOf.get(toKey(key)))
      } catch (error) {
        for (const { reject } of requests) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, reject, resolve })
      if (!isReading) void readAll()
    })
}

const maxHashes = 10_000
const hashForm = /^0x[0-9a-fA-F]{64}$/
const idForm = /^(?:module|multisig|transfer)_(0x[0-9a-fA-F]{40})_/
const DetailsSchema = z.object({ safeAddress: AddressSchema, txData: z.looseObject({}) })

type SafeFinder = {
  /** The Safe of a request, derived from its URL. */
  find(c: Context): SafeKey | undefined
  /** Records the Safe of a hash from a response. Returns whether it is certain. */
  learn(c: Context, body: Uint8Array): boolean
}

function createSafeFinder({ chains }: { chains: ChainRegistry }): SafeFinder {
  const safes = new Map<string, SafeKey['safe']>()
  const findHash = (c: Context) => hashForm.exec(c.req.param('id') ?? '')?.[0].toLowerCase()
  return {
    find(c) {
      const chainId = ChainIdParamSchema.safeParse(c.req.param('chainId')).data
      if (chainId === undefined || !chains.has(chainId)) return undefined
      const id = c.req.param('id')
      const address = id === undefined ? c.req.param('address') : idForm.exec(id)?.[1]
      const hash = findHash(c)
      const safe = hash ? safes.get(`${chainId}:${hash}`) : AddressSchema.safeParse(address).data
      return safe && { chainId, safe }
    },
    learn(c, body) {
      const hash = findHash(c)
      if (!hash && !c.req.param('id')?.startsWith('multisig_')) return true
      // A hash without its contents is only a claim of some Safe; another may be the right one.
      const details = DetailsSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data
      if (hash && details) {
        if (safes.size >= maxHashes) safes.clear()
        safes.set(`${c.req.param('chainId')}:${hash}`, details.safeAddress)
      }
      return details !== undefined
    },
  }
}

const maxBytes = 32_000_000
/** Uncompressed bodies recently sent to clients without gzip: inflating takes a third of such a request. */
const maxOpenBytes = 4_000_000

/** A cached body: transaction lists compress to a sixth. */
type CachedBody = {
  bytes: Uint8Array<ArrayBuffer>
  /** Uncompressed size; undefined if stored uncompressed. */
  plainSize: number | undefined
}

/** Bytes. Below, compression does not pay; above, it blocks the event loop. */
const [smallest, largest] = [1_000, 128_000]

export function cacheBody(body: Uint8Array<ArrayBuffer>): CachedBody {
  if (body.length < smallest || body.length > largest) return { bytes: body, plainSize: undefined }
  // Copied: zlib returns a slice that would retain a much larger buffer.
  return { bytes: new Uint8Array(gzipSync(body, { level: constants.Z_BEST_SPEED })), plainSize: body.length }
}

export function openBody({ bytes, plainSize }: CachedBody): Uint8Array<ArrayBuffer> {
  // One chunk avoids concatenation; the extra byte keeps zlib from allocating a second one.
  return plainSize === undefined ? bytes : gunzipSync(bytes, { chunkSize: Math.max(plainSize + 1, 64) })
}

type CachedResponse = {
  etag: string
  stored: CachedBody
  /** Contracts that were not known as tokens when the response was built. */
  unknownTokens: readonly Address[]
  /** Version of the Safe when the response was started. */
  version: string
}

/**
 * Serves a response again while the Safe is unchanged. Every request reads the Safe's version, which is incremented in
 * the transaction of each change: no process serves stale data, and none depends on a notification.
 */
export function cacheResponses({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  const readVersion = createVersionReader((keys) => listCacheVersions(db, keys))
  const cache = createByteCache<CachedResponse>({ maxBytes, sizeOf: ({ stored }) => stored.bytes.length })
  const openBodies = createByteCache<Uint8Array<ArrayBuffer>>({
    maxBytes: maxOpenBytes,
    sizeOf: ({ length }) => length,
  })
  const safes = createSafeFinder({ chains })
  /** Responses in progress, shared between identical requests. */
  const pending = new Map<string, Promise<CachedResponse | undefined>>()

  return createMiddleware(async (c, next) => {
    // Exports read each page once and would evict everything else.
    if (c.req.method !== 'GET' || c.req.path.endsWith('/movements')) return next()
    const safe = safes.find(c)
    const version = safe && (await readVersion(safe))
    const key = `${c.req.header('x-forwarded-proto') ?? ''} ${c.req.url}`
    const cached = cache.get(key)
    if (safe && version !== undefined && cached && (await isCurrent(cached, { chainId: safe.chainId, version })))
      return send(c, cached)
    const pendingKey = `${version} ${key}`
    const shared = version === undefined ? undefined : await pending.get(pendingKey)
    if (shared) return send(c, shared)
    const work = (async () => {
      const unknownTokens = await collectUnknownTokens(next)
      return remember(c, { key, unknownTokens, version })
    })()
    if (version === undefined) return void (await work)
    pending.set(
      pendingKey,
      work.catch(() => undefined),
    )
    try {
      await work
    } finally {
      pending.delete(pendingKey)
    }
  })

  /** A newly identified token invalidates only responses that referenced it as unknown. */
  async function isCurrent(
    cached: CachedResponse,
    { chainId, version }: { chainId: number; version: string },
  ): Promise<boolean> {
    if (cached.version === version) return true
    if (toOwnVersion(cached.version) !== toOwnVersion(version)) return false
    const known = await listTokens(db, { addresses: cached.unknownTokens, chainId })
    if (known.length > 0) return false
    cached.version = version
    return true
  }

  async function remember(
    c: Context,
    { key, unknownTokens, version }: { key: string; unknownTokens: Address[]; version: string | undefined },
  ): Promise<CachedResponse | undefined> {
    if (c.res.status !== 200) return undefined
    const body = new Uint8Array(await c.res.arrayBuffer())
    const isCertain = safes.learn(c, body)
    const response = { etag: toEtag(body), stored: cacheBody(body), unknownTokens, version: version ?? '' }
    // Hono copies the headers of the response that is replaced.
    c.res = send(c, response, body)
    if (version === undefined || !isCertain) return undefined
    cache.set(key, response)
    return response
  }

  /** `plain` is the uncompressed body, if available. */
  function send(c: Context, { etag, stored }: CachedResponse, plain?: Uint8Array<ArrayBuffer>): Response {
    const isKnown = c.req.header('if-none-match')?.includes(etag) ?? false
    c.set('responseSize', isKnown ? 0 : (stored.plainSize ?? stored.bytes.length))
    if (isKnown) return c.body(null, 304, { ETag: etag })
    const headers = { 'Content-Type': 'application/json', ETag: etag, Vary: 'Accept-Encoding' }
    if (stored.plainSize !== undefined && acceptsEncoding(c.req.header('accept-encoding'), 'gzip'))
      return c.body(stored.bytes, 200, { ...headers, 'Content-Encoding': 'gzip' })
    return c.body(plain ?? open(etag, stored), 200, headers)
  }

  function open(etag: string, stored: CachedBody): Uint8Array<ArrayBuffer> {
    if (stored.plainSize === undefined) return stored.bytes
    const known = openBodies.get(etag)
    if (known) return known
    const body = openBody(stored)
    openBodies.set(etag, body)
    return body
  }
}

const toEtag = (body: Uint8Array) => `"${createHash('sha256').update(body).digest('base64url')}"`
