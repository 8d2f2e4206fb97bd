import { parseJson } from '@countersign/protocol/text'
import {
  type ChangeNotification,
  ChangeNotificationSchema,
  changeKinds,
  type ServiceEvent,
} from '@countersign/protocol/wire'
import pg from 'pg'
import type { Logger } from './createLogger.ts'

const channel = 'countersign_changes'
const retryDelay = 500

type ChangeListener = (change: ServiceEvent) => void

export type ChangeFeed = {
  stop(): Promise<void>
  /** Returns the unsubscribe function. */
  subscribe(target: { chainId: number; safe: string }, listener: ChangeListener): () => void
}

/**
 * Listens for changes by LISTEN/NOTIFY, from any process. Notifications are lost while disconnected, so after a
 * reconnection every listener is notified that everything may have changed.
 */
export async function createChangeFeed({
  databaseUrl,
  logger,
}: {
  databaseUrl: string
  logger: Logger
}): Promise<ChangeFeed> {
  const listeners = new Map<string, Set<ChangeListener>>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ application_name: 'countersign-feed', connectionString: databaseUrl, keepAlive: true })
    next.on('error', reconnect)
    next.on('end', reconnect)
    next.on('notification', ({ payload }) => {
      const change = parsePayload(payload)
      if (change) for (const listener of listeners.get(toKey(change)) ?? []) listener(toEvent(change))
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    return next
  }

  function reconnect(): void {
    if (isStopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().then(
        (next) => {
          client = next
          if (isStopped) void next.end()
          else
            for (const set of listeners.values())
              for (const listener of set) listener({ block: null, kinds: [...changeKinds] })
        },
        (error: unknown) => {
          logger.warn({ err: error }, 'LISTEN on the database failed; retrying')
          reconnect()
        },
      )
    }, retryDelay)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client.end().catch(() => undefined)
    },
    subscribe(target, listener) {
      const key = toKey(target)
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) listeners.delete(key)
      }
    },
  }
}

function parsePayload(payload: string | undefined): ChangeNotification | undefined {
  return ChangeNotificationSchema.safeParse(parseJson(payload ?? '')).data
}

const toKey = ({ chainId, safe }: { chainId: number | string; safe: string }) => `${chainId}:${safe.toLowerCase()}`

const toEvent = ({ block, kinds, safeTxHash }: ChangeNotification): ServiceEvent => ({ block, kinds, safeTxHash })
