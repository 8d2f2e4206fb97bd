import { chainId } from '@countersign/devchain'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { createDataDir, launchBrowser, startCountersign } from '@countersign/test'
import type { Report } from '../BenchResult.ts'
import { createQueue, signers } from '../protocol/createQueue.ts'
import { median } from '../protocol/median.ts'
import { measureQueuePage } from './measureQueuePage.ts'
import { proposeQueue, waitForSafe } from './proposeQueue.ts'

const limit = 50
const rounds = 3

/** The longest main-thread task while a visitor opens and scrolls a queue of 100 × 5. */
export async function run(report: Report): Promise<void> {
  const data = await createDataDir()
  const browser = await launchBrowser()
  const countersign = await startCountersign({ dataDir: data.path })
  try {
    const { chainUrl, url } = countersign
    const owners = signers.map(({ address }) => address)
    const safe = await deploySafe({ client: createTestClient(chainUrl), owners, threshold: 3 })
    await waitForSafe({ chainId, safe, url })
    const queue = await createQueue({ chainId, length: 100 + rounds, safe, version: '1.4.1' })
    await proposeQueue(queue.slice(0, 100), { chainId, safe, url })
    const opening: number[] = []
    const refreshing: number[] = []
    const scrolling: number[] = []
    for (let round = 0; round < rounds; round++) {
      const measured = await measureQueuePage(browser, {
        chainId,
        // One more: the service notifies the page, which verifies the queue again.
        change: () => proposeQueue(queue.slice(100 + round, 101 + round), { chainId, safe, url }),
        safe,
        url,
      })
      opening.push(measured.opening)
      refreshing.push(measured.refreshing)
      scrolling.push(measured.scrolling)
    }
    report({
      baseline: limit,
      name: 'longest task while a queue of 100 with 500 signatures is opened and verified (baseline: the limit)',
      unit: 'ms',
      value: median(opening),
    })
    report({
      baseline: limit,
      name: 'longest task while it is scrolled from end to end (baseline: the limit)',
      unit: 'ms',
      value: median(scrolling),
    })
    report({
      baseline: limit,
      name: 'longest task while it is verified anew (baseline: the limit)',
      unit: 'ms',
      value: median(refreshing),
    })
  } finally {
    await browser.close()
    await countersign.stop()
    await data.remove()
  }
}
