import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chainId } from '@countersign/devchain'
import { TransactionListPageSchema } from '@countersign/protocol/wire'
import type { Report } from '../BenchResult.ts'
import { median } from '../protocol/median.ts'
import { createWorld, type World } from './createWorld.ts'
import { type Load, measureLoad } from './measureLoad.ts'
import { startProcess } from './startProcess.ts'

const rounds = 3
const seconds = 4

/** Pages and details at 32 connections, alternating with a server that sends the same bytes from memory. */
export async function run(report: Report): Promise<void> {
  const world = await createWorld()
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bytes-'))
  try {
    const paths = await findPaths(world)
    const bodies = Object.fromEntries(
      await Promise.all(Object.values(paths).map(async (path) => [path, await read(world, path)] as const)),
    )
    const bytes = join(folder, 'bytes.json')
    await writeFile(bytes, JSON.stringify(bodies))
    const bare = await startProcess([fileURLToPath(new URL('bareServer.mjs', import.meta.url)), bytes])
    try {
      let rss = 0
      for (const [name, path] of Object.entries(paths)) {
        const loads: Record<'bare' | 'ours', Load[]> = { bare: [], ours: [] }
        // The first round is a warm-up.
        for (let round = 0; round <= rounds; round++)
          for (const [key, server] of [['bare', bare] as const, ['ours', world] as const]) {
            const load = await measureLoad({ pid: server.pid, seconds, url: `${server.url}${path}` })
            if (round > 0) loads[key].push(load)
            if (key === 'ours') rss = Math.max(rss, load.rss)
          }
        const of = (key: keyof typeof loads, value: keyof Load) => median(loads[key].map((load) => load[value]))
        report({
          baseline: of('bare', 'perSecond'),
          name: `${name} at 32 connections (baseline: bare node:http; goal: 1300 and a ratio of 0.08)`,
          unit: 'requests/s',
          value: of('ours', 'perSecond'),
        })
        report({ baseline: 60, name: `${name}, p99 (baseline: the limit)`, unit: 'ms', value: of('ours', 'p99') })
      }
      report({ baseline: 300, name: 'resident memory under load (baseline: the limit)', unit: 'MB', value: rss })
    } finally {
      await bare.stop()
    }
  } finally {
    await rm(folder, { force: true, recursive: true })
    await world.stop()
  }
}

/** Waits until the history is indexed, so that both servers send the same bytes. */
async function findPaths(world: World) {
  const base = `/v1/chains/${chainId}/safes/${world.safe}/transactions`
  for (let attempt = 0; attempt < 600; attempt++) {
    const text = await read(world, `${base}/queued`).catch(() => undefined)
    const results = text === undefined ? [] : TransactionListPageSchema.parse(JSON.parse(text)).results
    const [first] = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
    if (first && results.some((item) => item.type === 'LABEL' && item.label === 'Next'))
      return {
        'details of a transaction': `/v1/chains/${chainId}/transactions/${first.id}`,
        'history page of 20': `${base}/history`,
        'queue page of 20': `${base}/queued`,
      }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The index did not reach the head of the chain.')
}

async function read({ url }: World, path: string): Promise<string> {
  const response = await fetch(`${url}${path}`)
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  return response.text()
}
