import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readRss } from '../gateway/measureLoad.ts'
import { startProcess } from '../gateway/startProcess.ts'
import { median } from '../protocol/median.ts'

export type ManySafesLoad = { bare: { perSecond: number }; ours: { p99: number; perSecond: number; rss: number } }

const ResultSchema = z.object({
  errors: z.int(),
  non2xx: z.int(),
  p99: z.number(),
  perSecond: z.number(),
  /** Requests that failed without a response. */
  reasons: z.array(z.string()),
})
const program = fileURLToPath(new URL('load.mjs', import.meta.url))
const bareServer = fileURLToPath(new URL('../gateway/bareServer.mjs', import.meta.url))
const [rounds, seconds] = [3, 4]

/**
 * 32 connections over many paths, alternating between the gateway and a server that sends the same bytes from memory;
 * medians of the rounds, and the peak memory.
 */
export async function measureManySafes({
  folder,
  paths,
  pid,
  url,
}: {
  folder: string
  paths: readonly string[]
  pid: number
  url: string
}): Promise<ManySafesLoad> {
  const bodies: Record<string, string> = {}
  for (const path of paths) {
    const response = await fetch(`${url}${path}`)
    if (!response.ok) throw new Error(`${response.status} for ${path}: ${await response.text()}`)
    bodies[path] = await response.text()
  }
  const [bytes, list] = [join(folder, 'bytes.json'), join(folder, 'paths.json')]
  await writeFile(bytes, JSON.stringify(bodies))
  await writeFile(list, JSON.stringify(paths))
  const bare = await startProcess([bareServer, bytes])
  let rss = 0
  const timer = setInterval(() => {
    void readRss(pid).then((value) => {
      rss = Math.max(rss, value)
    })
  }, 250)
  try {
    const loads: Record<'bare' | 'ours', Load[]> = { bare: [], ours: [] }
    // The first round is a warm-up.
    for (let round = 0; round <= rounds; round++)
      for (const [key, place] of [['bare', bare.url] as const, ['ours', url] as const]) {
        const result = await load(list, place)
        if (round > 0) loads[key].push(result)
      }
    const of = (key: keyof typeof loads, value: keyof Load) => median(loads[key].map((each) => each[value]))
    return {
      bare: { perSecond: of('bare', 'perSecond') },
      ours: { p99: of('ours', 'p99'), perSecond: of('ours', 'perSecond'), rss },
    }
  } finally {
    clearInterval(timer)
    await bare.stop()
  }
}

type Load = { p99: number; perSecond: number }

async function load(list: string, url: string): Promise<Load> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, list, url, String(seconds)])
  const { errors, non2xx, p99, perSecond, reasons } = ResultSchema.parse(JSON.parse(stdout))
  if (errors + non2xx > 0) throw new Error(`${errors} errors (${reasons.join(', ')}) and ${non2xx} refusals of ${url}`)
  return { p99, perSecond }
}
