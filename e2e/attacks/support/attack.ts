import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, type TestClient } from '@countersign/devchain/testing'
import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { measureStored } from '../../../apps/gateway/test/measureStored.ts'

/** `npm test` runs a few attacks beside other stages: response times are measured only if the product has the machine. */
const isAlone = process.env.LONG_TESTS !== undefined
/** Other users' p99 during an attack, as a multiple of their p99 right before and after it. */
const maxP99Ratio = 2
/** Until a payment made after the attack is in the index, in milliseconds. */
const maxIndexing = isAlone ? 10_000 : 60_000
/** So much is kept of what a stranger sends: quotas of proposals, registrations and facts of the chain. */
const maxStored = 4_000_000
/** What the heap may hold more than before; the collector takes its time. */
const maxMemory = 64_000_000
/** Milliseconds of each measurement: the p99 of a shorter one is that of a single pause of the machine. */
const shortest = 6_000

const ReadsSchema = z.object({ failures: z.array(z.string()), times: z.array(z.number()) })
type Reads = z.infer<typeof ReadsSchema>
const TransfersSchema = z.object({ results: z.array(z.looseObject({})) })

export type Attacker = {
  client: TestClient
  /** Answers by their status, of this attack. */
  statuses: Map<number, number>
  /** Sends what is no JSON as it is. Never throws: what an attacker sees is a status, 0 where there was none. */
  send(path: string, init?: RequestInit & { from?: string }): Promise<{ body: unknown; status: number }>
  /** Sends JSON. */
  post(
    path: string,
    body: unknown,
    options?: { from?: string; method?: string },
  ): Promise<{ body: unknown; status: number }>
  url: string
}

export type AttackOptions = {
  /** Runs before other users' reads are measured. */
  prepare?: (attacker: Attacker) => Promise<void>
  /** Bytes that may be stored more than before. @default 4,000,000 */
  stored?: number
}

/** The Safe of those who are not to notice anything. */
export const { address: victim } = demoSafes.treasury
export const safePath = `/v1/chains/31337/safes/${victim}`

/**
 * A test of the rule that holds for every attack: others read as ever, the index follows, and what was stored and
 * remembered goes back to where it was. What is special about an attack is asserted in it.
 */
export function attack(name: string, run: (attacker: Attacker) => Promise<void>, options: AttackOptions = {}): void {
  test(name, { timeout: 600_000 }, async () => {
    const { databaseUrl, url } = inject('product')
    const before = await measure(databaseUrl, url)
    await options.prepare?.(createAttacker())
    const earlier = await readUndisturbed(url)
    const reads = findOthers(url)
    await reads.begin()
    const started = performance.now()
    // An attacker has a machine of their own: here their thread gives way to the product and to those who read.
    setPriority(constants.priority.PRIORITY_LOW)
    const attacker = createAttacker()
    let lasted = 0
    let during: Reads
    try {
      await run(attacker)
      lasted = performance.now() - started
      if (isAlone) await sleep(Math.max(0, shortest - lasted))
    } finally {
      during = await reads.end()
    }
    const indexing = await timeIndexing(attacker, url)
    const after = await settle(before, { databaseUrl, url })
    // Before and after: the p99 of six seconds alone is that of ten reads.
    const later = await readUndisturbed(url)
    const [p99, p99Without] = [toP99(during.times), toP99([...earlier.times, ...later.times])]
    const figures = {
      answers: Object.fromEntries(attacker.statuses),
      indexing: Math.round(indexing),
      lasted: Math.round(lasted),
      memory: after.memory - before.memory,
      p99,
      p99Without,
      slowest: Math.max(...during.times),
      stored: after.stored - before.stored,
    }
    process.stdout.write(`  ${name}: ${JSON.stringify(figures)}\n`)
    expect([...earlier.failures, ...during.failures, ...later.failures]).toEqual([])
    expect([...attacker.statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([])
    if (isAlone) expect.soft(p99 / p99Without).toBeLessThanOrEqual(maxP99Ratio)
    expect(figures.indexing).toBeLessThan(maxIndexing)
    expect(figures.stored).toBeLessThan(options.stored ?? maxStored)
    expect(figures.memory).toBeLessThan(maxMemory)
  })
}

function createAttacker(): Attacker {
  const { chainUrl, url } = inject('product')
  const statuses = new Map<number, number>()
  const send: Attacker['send'] = async (path, { from = '198.51.100.1', ...init } = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...Object.fromEntries(new Headers(init.headers)),
    }
    try {
      const answer = await fetch(`${url}${path}`, { ...init, headers })
      const text = await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      return { body: parse(text), status: answer.status }
    } catch {
      statuses.set(0, (statuses.get(0) ?? 0) + 1)
      return { body: undefined, status: 0 }
    }
  }
  return {
    client: createTestClient(chainUrl),
    post: (path, body, { method = 'POST', ...options } = {}) =>
      send(path, { ...options, body: JSON.stringify(body), method }),
    send,
    statuses,
    url,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** So many at a time, as from so many connections. */
export async function atOnce(count: number, width: number, run: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) await run(next++)
  }
  await Promise.all(Array.from({ length: width }, work))
}

type OtherUsers = {
  /** From when they have read what they read first. */
  begin(): Promise<void>
  end(): Promise<Reads>
}

let others: OtherUsers | undefined

/** One process for a test file, begun before the first attacker gives way: a child would give way with them. */
function findOthers(url: string): OtherUsers {
  others ??= startOthers(url)
  return others
}

function startOthers(url: string): OtherUsers {
  const program = fileURLToPath(new URL('./readAsOthers.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, url, victim], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const sendLine = async () => {
    child.stdin.write('\n')
    const { done, value } = await lines.next()
    if (done === true) throw new Error('The process that reads as other users has ended.')
    return String(value)
  }
  return {
    async begin() {
      expect(await sendLine()).toBe('ready')
    },
    end: async () => ReadsSchema.parse(JSON.parse(await sendLine())),
  }
}

/** What others read while nobody attacks. */
async function readUndisturbed(url: string): Promise<Reads> {
  if (!isAlone) return { failures: [], times: [] }
  const reads = findOthers(url)
  await reads.begin()
  await sleep(shortest)
  return reads.end()
}

function toP99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}

/** A payment of its own amount, until a page would show it. */
async function timeIndexing({ client }: Attacker, url: string): Promise<number> {
  const value = BigInt(Date.now())
  const started = performance.now()
  await client.sendTransaction({ account: demoAccounts[1].address, to: victim, value })
  while (performance.now() - started < 3 * maxIndexing) {
    const answer = await fetch(`${url}${safePath}/incoming-transfers`, {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    })
    const { results } = TransfersSchema.parse(await answer.json())
    if (JSON.stringify(results).includes(`"${value}"`)) break
    await sleep(50)
  }
  return performance.now() - started
}

async function measure(databaseUrl: string, url: string) {
  const sizes = await measureStored(databaseUrl)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN)
  return {
    memory: read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes'),
    stored: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    streams: read('countersign_event_streams'),
  }
}

/** Until it is as before, or for as long as the collector may take. */
async function settle(
  before: { memory: number; streams: number },
  { databaseUrl, url }: { databaseUrl: string; url: string },
) {
  const started = Date.now()
  const body = JSON.stringify({ message: 'x'.repeat(500_000), signature: '0x' })
  for (let round = 0; ; round += 1) {
    const now = await measure(databaseUrl, url)
    const isSettled = now.memory - before.memory < maxMemory && now.streams <= before.streams
    const waited = Date.now() - started
    if (isSettled || waited > 120_000) {
      expect(now.streams).toBeLessThanOrEqual(before.streams)
      return now
    }
    // Within a minute an idle process tidies up by itself. Then something to do for the collector, which otherwise leaves
    // what is over where it is: texts that are parsed, from addresses with a share of their own.
    if (waited < 60_000) {
      await sleep(2_000)
      continue
    }
    await atOnce(20, 2, async (index) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${round % 250}.${100 + index}` }
      await fetch(`${url}${safePath}/messages`, { body, headers, method: 'POST' })
    })
    await sleep(500)
  }
}
