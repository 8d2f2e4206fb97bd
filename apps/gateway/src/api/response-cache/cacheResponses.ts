import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Kysely } from 'kysely'
import { listSafeVersions } from '../../db/queries/listSafeVersions.ts'
import type { Database } from '../../db/schema.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'
import { type Answer, createAnswerStore } from './createResponseStore.ts'
import { createPlaceFinder } from './createSafeFinder.ts'
import { createVersionReader } from './createVersionReader.ts'

const maxBytes = 32_000_000

/**
 * Answers again what was answered before, as long as nothing known of the Safe has changed. Every request asks the
 * database for the version of its Safe, which changes in the transaction of every change; so no process, of however
 * many, tells anything old, and nobody waits for a notification.
 */
export function keepAnswers({ chains, db }: { chains: ChainRegistry; db: Kysely<Database> }) {
  const readVersion = createVersionReader((places) => listSafeVersions(db, places))
  const store = createAnswerStore({ maxBytes })
  const places = createPlaceFinder({ chains })
  /** What is being worked out for somebody else who asked the same. */
  const pending = new Map<string, Promise<Answer | undefined>>()

  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'GET') return next()
    const place = places.find(c)
    const version = place && (await readVersion(place))
    const key = `${c.req.header('x-forwarded-proto') ?? ''} ${c.req.url}`
    const keptAnswer = store.find(key)
    if (version !== undefined && keptAnswer?.version === version) return send(c, keptAnswer)
    const turn = `${version} ${key}`
    const sharedAnswer = version === undefined ? undefined : await pending.get(turn)
    if (sharedAnswer) return send(c, sharedAnswer)
    const work = (async () => {
      await next()
      return keep(c, { key, version })
    })()
    if (version === undefined) return void (await work)
    pending.set(
      turn,
      work.catch(() => undefined),
    )
    try {
      await work
    } finally {
      pending.delete(turn)
    }
  })

  async function keep(
    c: Context,
    { key, version }: { key: string; version: string | undefined },
  ): Promise<Answer | undefined> {
    if (c.res.status !== 200) return undefined
    const text = await c.res.text()
    const isCertain = places.learn(c, text)
    const body = new TextEncoder().encode(text)
    const answer = { body, etag: toEtag(body), version: version ?? '' }
    // Headers that others have set stay: they are taken over from the answer that this one replaces.
    c.res = send(c, answer)
    if (version === undefined || !isCertain) return undefined
    store.keep(key, answer)
    return answer
  }
}

function send(c: Context, { body, etag }: Answer): Response {
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, { ETag: etag })
  return c.body(body, 200, { 'Content-Type': 'application/json', ETag: etag })
}

const toEtag = (body: Uint8Array) => `"${createHash('sha1').update(body).digest('base64url')}"`
