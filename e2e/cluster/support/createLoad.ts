import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hash } from 'viem'

export type Load = {
  /** What was answered with success. */
  acknowledged: ReadonlySet<Hash>
  /** The longest time without a successful read of a gateway that was there, in milliseconds, since the last look. */
  takeLongestSilence(): number
  /** The same for writes. */
  takeLongestPause(): number
  /** Reads of what had just been written, through another gateway, that did not find it. */
  takeStale(): number
  stop(): Promise<void>
}

export type CreateLoadParameters = {
  /** Addresses of the gateways that are there now. */
  listUrls: () => readonly string[]
  safe: Address
  /** The body of the next proposal, and its hash. */
  sign: (nonce: bigint) => Promise<{ body: unknown; hash: Hash }>
}

const chain = '/v1/chains/31337'

/** People who propose, one after the other through whichever gateway takes it, and pages that read of each gateway. */
export function createLoad({ listUrls, safe, sign }: CreateLoadParameters): Load {
  const acknowledged = new Set<Hash>()
  let isStopped = false
  let stale = 0
  const reads = createGapMeter()
  const writes = createGapMeter()

  async function write(): Promise<void> {
    for (let nonce = 0n; !isStopped; nonce += 1n) {
      const { body, hash } = await sign(nonce)
      for (let attempt = 0; !isStopped; attempt += 1) {
        const urls = listUrls()
        const url = urls[attempt % urls.length]
        if (url && (await isOk(`${url}${chain}/transactions/${safe}/propose`, { body }))) {
          acknowledged.add(hash)
          writes.note()
          await readAtOthers(hash, url)
          break
        }
        await sleep(50)
      }
      await sleep(20)
    }
  }

  async function readAtOthers(hash: Hash, writer: string): Promise<void> {
    for (const url of listUrls())
      if (url !== writer) {
        const answer = await request(`${url}${chain}/transactions/${hash}`)
        // Only a clear "not there" is stale; one that is just being ended says nothing.
        if (answer?.status === 404) stale += 1
      }
  }

  async function read(): Promise<void> {
    while (!isStopped) {
      for (const url of listUrls()) if (await isOk(`${url}${chain}/safes/${safe}/transactions/queued`)) reads.note(url)
      await sleep(20)
    }
  }

  const running = Promise.all([write(), read(), read()])
  return {
    acknowledged,
    stop: async () => {
      isStopped = true
      await running
    },
    takeLongestPause: () => writes.take(['']),
    takeLongestSilence: () => reads.take(listUrls()),
    takeStale: () => {
      const count = stale
      stale = 0
      return count
    },
  }
}

async function isOk(url: string, { body }: { body?: unknown } = {}): Promise<boolean> {
  return (await request(url, { body }))?.ok ?? false
}

async function request(url: string, { body }: { body?: unknown } = {}): Promise<Response | undefined> {
  const post = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' }, method: 'POST' }
  try {
    const answer = await fetch(url, { ...(body === undefined ? {} : post), signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer
  } catch {
    return undefined
  }
}

function createGapMeter() {
  const last = new Map<string, number>()
  let longest = 0
  return {
    note: (name = '') => {
      const now = performance.now()
      longest = Math.max(longest, now - (last.get(name) ?? now))
      last.set(name, now)
    },
    /** Of those that are there: nobody asks one that was taken away. */
    take: (names: readonly string[]) => {
      const now = performance.now()
      for (const name of last.keys()) if (!names.includes(name)) last.delete(name)
      for (const at of last.values()) longest = Math.max(longest, now - at)
      const result = longest
      longest = 0
      for (const name of last.keys()) last.set(name, now)
      return Math.round(result)
    },
  }
}
