import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createRequests } from './createRequests.ts'
import { createSignedRequests } from './createSignedRequests.ts'
import { listUnverified } from './listUnverified.ts'
import { sendRequests } from './sendRequests.ts'
import { startFuzzWorld } from './startFuzzWorld.ts'

export type FuzzReport = {
  /** Rows and signatures that were verified. */
  checked: number
  /** At most twenty: further ones are likely the same. */
  faults: string[]
  /** Growth in megabytes between the first half and the end. */
  growth: number
  sent: number
  statuses: Record<string, number>
}

/** Sends requests of every kind to a real gateway, then verifies its database and memory. */
export async function runFuzz({ count, seed }: { count: number; seed: number }): Promise<FuzzReport> {
  const world = await startFuzzWorld()
  try {
    const formed = createRequests({ count: Math.ceil(count * 0.9), seed, seeds: world.seeds })
    const signed = await createSignedRequests({ count: Math.ceil(count * 0.1), seed })
    const requests = formed.flatMap((request, index) =>
      index % 9 === 0 ? [request, ...signed.splice(0, 1)] : [request],
    )
    requests.push(...signed)
    const half = Math.ceil(requests.length / 2)
    const first = await sendRequests({ requests: requests.slice(0, half), url: world.url })
    const before = await readRss(world.pid)
    const second = await sendRequests({ requests: requests.slice(half), url: world.url })
    const growth = (await readRss(world.pid)) - before
    const { checked, faults } = await listUnverified(world)
    const statuses: Record<string, number> = {}
    for (const [status, number] of [...first.statuses, ...second.statuses])
      statuses[status] = (statuses[status] ?? 0) + number
    const logged = world.errors.join('').split('\n').filter(Boolean)
    return {
      checked,
      faults: [...first.faults, ...second.faults, ...faults, ...logged].slice(0, 20),
      growth,
      sent: requests.length,
      statuses,
    }
  } finally {
    await world.stop()
  }
}

async function readRss(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
