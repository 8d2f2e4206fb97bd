import { setTimeout as sleep } from 'node:timers/promises'
import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient } from '@countersign/devchain/testing'
import { createWorld, type World } from '../gateway/createWorld.ts'
import { median } from '../protocol/median.ts'

const rounds = 40
/** Polling interval in milliseconds; a longer one would dominate the measurement. */
const pollInterval = 5

/** Milliseconds (p50) from sending a payment, which is mined at once, to its row and to the page's event. */
export async function measureLive(): Promise<{ event: number; row: number }> {
  const world = await createWorld()
  const hearing = new AbortController()
  try {
    const client = createTestClient(world.chainUrl)
    const heard = await listen(world, hearing.signal)
    const times: { event: number; row: number }[] = []
    for (let round = 0; round < rounds; round++) {
      // Avoids synchronizing with any polling interval.
      await sleep(300 + ((round * 137) % 500))
      const started = performance.now()
      const event = heard.next().then(() => performance.now() - started)
      const hash = await client.sendTransaction({ account: demoAccounts[0].address, to: world.safe, value: 1n })
      while (!(await readNewest(world)).includes(hash)) await sleep(pollInterval)
      times.push({ event: await event, row: performance.now() - started })
    }
    // The first ones are a warm-up.
    const warm = times.slice(5)
    return { event: median(warm.map(({ event }) => event)), row: median(warm.map(({ row }) => row)) }
  } finally {
    hearing.abort()
    await world.stop()
  }
}

async function readNewest({ safe, url }: World): Promise<string> {
  const response = await fetch(`${url}/tx-service/${chainId}/api/v1/safes/${safe}/incoming-transfers/?limit=1`)
  return response.text()
}

/** A page's event stream: `next` waits for the next event. */
async function listen({ safe, url }: World, signal: AbortSignal): Promise<{ next: () => Promise<void> }> {
  const response = await fetch(`${url}/v1/chains/${chainId}/safes/${safe}/events`, { signal })
  let wake: (() => void) | undefined
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) if (decoder.decode(chunk).includes('data:')) wake?.()
  }
  void read().catch(() => undefined)
  return {
    next: () =>
      new Promise((resolve) => {
        wake = resolve
      }),
  }
}
