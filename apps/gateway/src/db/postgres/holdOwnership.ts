import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Advisory lock of the process that owns the embedded server; the same in every version. */
const ownershipLock = 7_102_026

export type SocketAddress = { socketDir: string }

/** Connection of the owning process. The server releases its lock when we die. */
export type Ownership = { client: pg.Client; release: () => Promise<void> }

/**
 * Connects to the embedded server and locks it. Undefined if another living process owns it: unlike a PID file, a
 * session's advisory lock cannot become stale.
 */
export async function holdOwnership({ socketDir }: SocketAddress): Promise<Ownership | undefined> {
  const client = new pg.Client({
    application_name: 'countersign-owner',
    connectionTimeoutMillis: 5_000,
    database: 'postgres',
    host: socketDir,
    user: 'countersign',
  })
  // The exit is observed on the child process; without a listener the event would be unhandled.
  client.on('error', () => undefined)
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [ownershipLock])
    if (answer.rows[0]?.held) return { client, release }
  } catch (error) {
    await release()
    throw error
  }
  await release()
  return undefined
}

/**
 * Acquires the lock again when its connection is lost: the server closes all connections if one backend is killed, and
 * another process could then take ownership.
 */
export function storeOwnership(first: Ownership, { exited, socketDir }: SocketAddress & { exited: Promise<unknown> }) {
  let current = first
  let isOver = false
  void exited.then(() => {
    isOver = true
  })

  async function claim(): Promise<void> {
    while (!isOver) {
      const next = await holdOwnership({ socketDir }).catch(() => undefined)
      if (next) return isOver ? next.release() : follow(next)
      await sleep(100, undefined, { ref: false })
    }
  }

  function follow(next: Ownership): void {
    current = next
    next.client.once('end', () => void claim())
  }

  follow(first)
  return {
    release: async () => {
      isOver = true
      await current.release()
    },
  }
}
