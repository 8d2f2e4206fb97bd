import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chainId } from '@countersign/devchain'
import { z } from 'zod'
import { otherSafe } from '../../apps/gateway/test/seedWorld.ts'
import type { Report } from '../BenchResult.ts'
import { median } from '../protocol/median.ts'
import { createScaleWorlds, type ScaleWorld, type ScaleWorlds } from './createScaleWorlds.ts'
import { measureManySafes } from './measureManySafes.ts'

const rounds = 40
const CountSchema = z.object({ count: z.number() })

/** How reads of the largest Safe grow with the data set, and the cost of many Safes at once. */
export async function run(report: Report): Promise<void> {
  const worlds = await createScaleWorlds(process.argv.includes('--full') ? 'full' : 'quick')
  const folder = await mkdtemp(join(tmpdir(), 'countersign-bytes-'))
  try {
    const { large, small } = worlds
    report({ baseline: 3, name: 'start (baseline: the limit)', unit: 's', value: large.startSeconds })
    report({
      baseline: small.bytesPerTransaction,
      name: 'bytes per transaction, all tables and indexes (baseline: 10,000 transactions)',
      unit: 'bytes',
      value: large.bytesPerTransaction,
    })
    for (const [name, toPath] of Object.entries(listReads(worlds)))
      await measureGrowth({ name, prepare: name === eachBlock ? worlds.mine : undefined, report, toPath, worlds })
    for (const list of ['queued', 'history']) {
      const paths = Array.from(
        { length: Math.min(large.others, 2_000) },
        (_, index) => `/v1/chains/${chainId}/safes/${otherSafe(index)}/transactions/${list}`,
      )
      const { bare, ours } = await measureManySafes({ folder, paths, pid: large.pid, url: large.url })
      report({
        baseline: bare.perSecond,
        name: `${list} of ${paths.length} Safes at 32 connections (baseline: bare node:http; goal: 1300)`,
        unit: 'requests/s',
        value: ours.perSecond,
      })
      report({
        baseline: 60,
        name: `${list} of ${paths.length} Safes, p99 (baseline: the limit)`,
        unit: 'ms',
        value: ours.p99,
      })
      report({ baseline: 300, name: `${list}: resident memory (baseline: the limit)`, unit: 'MB', value: ours.rss })
    }
  } finally {
    await rm(folder, { force: true, recursive: true })
    await worlds.stop()
  }
}

/** Amounts are cached per block: this measures the first request after a block. */
const eachBlock = 'balances, first of a block'

type ToPath = (world: ScaleWorld) => Promise<string> | string

function listReads({ largeSafe, smallSafe }: ScaleWorlds): Record<string, ToPath> {
  const base = `/v1/chains/${chainId}/safes/${largeSafe}`
  const service = `/tx-service/bench/api/v2/safes/${largeSafe}`
  const at = (offset: number) => `cursor=${encodeURIComponent(`limit=20&offset=${offset}`)}`
  /** The last page of a list with a total count. */
  const last =
    (path: string): ToPath =>
    async ({ url }) => {
      const { count } = CountSchema.parse(await (await fetch(`${url}${path}`)).json())
      return `${path}${path.includes('?') ? '&' : '?'}${at(count - 20)}`
    }
  return {
    movements: () => `${base}/movements?limit=20`,
    balances: () => `${base}/balances/USD`,
    [eachBlock]: () => `${base}/balances/USD`,
    collectibles: () => `/v2/chains/${chainId}/safes/${largeSafe}/collectibles`,
    history: () => `${base}/transactions/history`,
    'history, a page in the middle': ({ largest }) => `${base}/transactions/history?${at(largest / 2)}`,
    'history, last page': ({ largest }) => `${base}/transactions/history?${at(largest - 20)}`,
    'incoming transfers': () => `${base}/incoming-transfers`,
    'incoming transfers, last page': last(`${base}/incoming-transfers`),
    messages: () => `${base}/messages`,
    'module transactions, last page': last(`${base}/module-transactions`),
    'multisig transactions': () => `${base}/multisig-transactions`,
    'multisig transactions of a value': () => `${base}/multisig-transactions?value=1000`,
    'multisig transactions to nobody': () => `${base}/multisig-transactions?to=0x${'1'.repeat(40)}`,
    'multisig transactions, last changed first': () => `${service}/multisig-transactions?limit=20&ordering=-modified`,
    'multisig transactions, last proposed first': () => `${service}/multisig-transactions?limit=20&ordering=-created`,
    'multisig transactions of a nonce': () => `${base}/multisig-transactions?nonce=5`,
    'multisig transactions, a page in the middle': ({ largest }) => `${base}/multisig-transactions?${at(largest / 2)}`,
    'multisig transactions, last page': last(`${base}/multisig-transactions`),
    queue: () => `${base}/transactions/queued`,
    'queue of a Safe of 111': () => `/v1/chains/${chainId}/safes/${smallSafe}/transactions/queued`,
    'Safe with its tags': () => base,
  }
}

type MeasureGrowthParameters = {
  name: string
  /** Before both are asked. */
  prepare: (() => Promise<void>) | undefined
  report: Report
  toPath: ToPath
  worlds: ScaleWorlds
}

/** Alternating, so that other load affects both. */
async function measureGrowth({
  name,
  prepare,
  report,
  toPath,
  worlds: { large, small },
}: MeasureGrowthParameters): Promise<void> {
  const addresses = [`${small.url}${await toPath(small)}`, `${large.url}${await toPath(large)}`]
  for (const kind of ['cold', 'kept'] as const) {
    const times: number[][] = addresses.map(() => [])
    for (let round = 0; round < rounds; round++) {
      await prepare?.()
      // Each goes first equally often.
      const order = round % 2 === 0 ? [...addresses.entries()] : [...addresses.entries()].toReversed()
      for (const [index, address] of order) {
        const time = await read(kind === 'kept' ? address : toFresh(address, round))
        // The first ones are a warm-up.
        if (round >= 5) times[index]?.push(time)
      }
    }
    const [baseline = 0, value = 0] = times.map(median)
    report({ baseline, name: `${name}, ${kind} (baseline: 10,000 transactions; goal: 1.3)`, unit: 'ms', value })
  }
}

/** Responses are cached by URL: another URL is computed again. */
function toFresh(address: string, round: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}_=${round}`
}

/** Milliseconds. */
async function read(address: string): Promise<number> {
  const begin = performance.now()
  const response = await fetch(address)
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} for ${address}: ${text}`)
  return performance.now() - begin
}
