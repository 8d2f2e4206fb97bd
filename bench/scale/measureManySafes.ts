import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readRss } from '../gateway/measureLoad.ts'
import { startProcess } from '../gateway/startProcess.ts'

export type ManySafesLoad = { bare: { perSecond: number }; ours: { p99: number; perSecond: number; rss: number } }

const ResultSchema = z.object({ errors: z.int(), non2xx: z.int(), p99: z.number(), perSecond: z.number() })
const program = fileURLToPath(new URL('load.mjs', import.meta.url))
const bareServer = fileURLToPath(new URL('../gateway/bareServer.mjs', import.meta.url))
const seconds = 6

/** 32 connections over many paths, at the gateway and at a server that sends the same bytes from memory. */
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
    const ofBare = await load(list, bare.url)
    const ours = await load(list, url)
    return { bare: ofBare, ours: { ...ours, rss } }
  } finally {
    clearInterval(timer)
    await bare.stop()
  }
}

async function load(list: string, url: string): Promise<{ p99: number; perSecond: number }> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, list, url, String(seconds)])
  const { errors, non2xx, p99, perSecond } = ResultSchema.parse(JSON.parse(stdout))
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals of ${url}`)
  return { p99, perSecond }
}
