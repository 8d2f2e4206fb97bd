import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient } from '@countersign/devchain/testing'
import { expect, inject, onTestFinished, test } from 'vitest'
import { safePath, victim } from './support/attack.ts'

/** Five minutes to be believed, less to try it: `LOAD_SECONDS=20 npm run test:load`. */
const seconds = Number(process.env.LOAD_SECONDS ?? 300)
const pages = 500
const perSecond = 200
const addresses = 50

/** A stream of a page, and how many events came by it. */
function openPage(url: string, index: number) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const page = { events: 0, isOpen: false, isRefused: false, socket }
  socket.on('error', () => undefined)
  socket.on('close', () => {
    page.isOpen = false
  })
  socket.on('data', (chunk) => {
    const text = String(chunk)
    if (text.startsWith('HTTP/1.1 200')) page.isOpen = true
    else if (text.startsWith('HTTP/1.1')) page.isRefused = true
    page.events += text.split('event: ').length - 1
  })
  socket.write(
    `GET ${safePath}/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: 203.0.113.${index % addresses}\r\n\r\n`,
  )
  onTestFinished(() => void socket.destroy())
  return page
}

async function openPages(url: string, count: number) {
  const opened: ReturnType<typeof openPage>[] = []
  for (let index = 0; index < count; index += 1) {
    opened.push(openPage(url, index))
    if (index % 50 === 49) await sleep(100)
  }
  await expect.poll(() => opened.filter(({ isOpen }) => isOpen).length, { timeout: 60_000 }).toBe(count)
  return opened
}

async function readMemory(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN)
  return read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')
}

/** Looks every second until it is stopped. */
function watchMemory(url: string): { stop(): Promise<number[]> } {
  const stopping = new AbortController()
  const looks: number[] = []
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      looks.push(await readMemory(url))
      await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    return looks
  })()
  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}

/** What the last third of the looks has more than the second, by the least of each: what the collector left. */
function toGrowth(looks: readonly number[]): number {
  const third = Math.floor(looks.length / 3)
  return Math.min(...looks.slice(2 * third)) - Math.min(...looks.slice(third, 2 * third))
}

test(`500 pages with streams and 200 requests per second for ${seconds} s`, async () => {
  const { chainUrl, url } = inject('product')
  const client = createTestClient(chainUrl)
  const opened = await openPages(url, pages)
  const paths = [
    safePath,
    `${safePath}/transactions/queued`,
    `${safePath}/transactions/history`,
    `${safePath}/messages`,
  ]
  const failures: string[] = []
  const times: number[] = []
  const request = async (turn: number) => {
    const started = performance.now()
    const headers = { 'X-Forwarded-For': `203.0.113.${turn % addresses}` }
    try {
      const answer = await fetch(`${url}${paths[turn % paths.length]}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) failures.push(String(answer.status))
    } catch (error) {
      failures.push(String(error))
    }
    times.push(performance.now() - started)
  }
  const memory = watchMemory(url)
  const started = performance.now()
  const pending = new Set<Promise<void>>()
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const due = started + (turn * 1_000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    const work = request(turn).finally(() => pending.delete(work))
    pending.add(work)
    // Something happens that every page hears of.
    if (turn % (5 * perSecond) === 0)
      await client.sendTransaction({ account: demoAccounts[1].address, to: victim, value: 1n })
  }
  await Promise.all(pending)
  const lasted = (performance.now() - started) / 1_000
  const growth = toGrowth(await memory.stop())
  const sorted = times.toSorted((a, b) => a - b)
  const figures = {
    events: opened.reduce((sum, { events }) => sum + events, 0),
    growth,
    lasted: Math.round(lasted),
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    perSecond: Math.round(times.length / lasted),
  }
  process.stdout.write(`  load: ${JSON.stringify(figures)}\n`)
  expect(failures).toEqual([])
  expect(figures.p99).toBeLessThan(1_000)
  expect(opened.filter(({ isOpen }) => !isOpen)).toHaveLength(0)
  expect(figures.events).toBeGreaterThanOrEqual(pages)
  expect(growth).toBeLessThan(40_000_000)
}, 1_200_000)

test('3,000 streams are held', async () => {
  const { chainUrl, url } = inject('product')
  const opened = await openPages(url, 3_000)
  await createTestClient(chainUrl).sendTransaction({ account: demoAccounts[1].address, to: victim, value: 1n })
  await expect.poll(() => opened.filter(({ events }) => events > 0).length, { timeout: 30_000 }).toBe(3_000)
  expect((await fetch(`${url}${safePath}`)).status).toBe(200)
}, 300_000)
