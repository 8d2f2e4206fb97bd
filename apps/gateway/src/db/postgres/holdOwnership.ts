import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Any number, the same in every version: it stands for the right to own a running embedded server. */
const ownershipLock = 7_102_026

export type SocketAddress = { socketDir: string }

/** A connection of the process that owns the embedded server. It holds a lock that the server frees when we die. */
export type Ownership = { client: pg.Client; release: () => Promise<void> }

/**
 * Connects to the embedded server and claims it. Undefined when another living process owns it: unlike a process id in a
 * file, a session's lock cannot outlive its holder nor be mistaken for another's.
 */
export async function holdOwnership({ socketDir }: SocketAddress): Promise<Ownership | undefined> {
  const client = new pg.Client({
    application_name: 'countersign-owner',
    connectionTimeoutMillis: 5_000,
    database: 'postgres',
    host: socketDir,
    user: 'countersign',
  })
  // The server's end is seen on the child process; here it would only be an unhandled event.
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
 * Claims the server again whenever the connection that holds it is lost while the server lives on: it ends all of them
 * when one of its processes is killed, and another process could claim it then.
 */
export function keepOwnership(first: Ownership, { exited, socketDir }: SocketAddress & { exited: Promise<unknown> }) {
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
