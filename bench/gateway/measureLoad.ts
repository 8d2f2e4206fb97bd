import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

export type Load = { p99: number; perSecond: number; rss: number }

const cannon = fileURLToPath(import.meta.resolve('autocannon'))
const ResultSchema = z.object({
  errors: z.int(),
  latency: z.object({ p99: z.number() }),
  non2xx: z.int(),
  requests: z.object({ average: z.number() }),
})

/** 32 connections for some seconds, from a separate process; also records the peak resident memory of `pid`. */
export async function measureLoad({ pid, seconds, url }: { pid: number; seconds: number; url: string }): Promise<Load> {
  let rss = 0
  const timer = setInterval(() => {
    void readRss(pid).then((value) => {
      rss = Math.max(rss, value)
    })
  }, 250)
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cannon, '--connections', '32', '--duration', `${seconds}`, '--json', '--no-progress', url],
      { maxBuffer: 10_000_000 },
    )
    const { errors, latency, non2xx, requests } = ResultSchema.parse(JSON.parse(stdout))
    if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals of ${url}`)
    return { p99: latency.p99, perSecond: requests.average, rss }
  } finally {
    clearInterval(timer)
  }
}

/** Megabytes. */
export async function readRss(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.trim()) / 1024
}
