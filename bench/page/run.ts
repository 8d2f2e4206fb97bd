import { chainId } from '@countersign/devchain'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import { createDataDir, launchBrowser, startCountersign } from '@countersign/test'
import type { Browser } from 'playwright-core'
import { spawnTokens } from '../../apps/gateway/test/hostile/spawnTokens.ts'
import type { Report } from '../BenchResult.ts'
import { createQueue, signers } from '../protocol/createQueue.ts'
import { median } from '../protocol/median.ts'
import { measureHistoryPage } from './measureHistoryPage.ts'
import { measureOpening, type Opening } from './measureOpening.ts'
import { measureQueuePage } from './measureQueuePage.ts'
import { proposeQueue, waitForSafe } from './proposeQueue.ts'

const limit = 50
const rounds = 3

/** The longest main-thread tasks of a queue of 100 × 5, and of a history full of hostile tokens. */
export async function run(report: Report): Promise<void> {
  const data = await createDataDir()
  const browser = await launchBrowser()
  const countersign = await startCountersign({ dataDir: data.path })
  try {
    const { chainUrl, url } = countersign
    await reportOpenings(report, { browser, url })
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
    const client = createTestClient(chainUrl)
    const spammed = await deploySafe({ client, owners, threshold: 3 })
    await spawnTokens(client, { balance: 'burn', count: 1_010, others: 'answer', safe: spammed })
    await spawnTokens(client, { balance: 'answer', count: 500, safe: spammed })
    await waitForSafe({ chainId, safe: spammed, url })
    const histories: number[] = []
    for (let round = 0; round < rounds; round++)
      histories.push(await measureHistoryPage(browser, { chainId, safe: spammed, url }))
    report({
      baseline: limit,
      name: 'longest task while the history of a Safe with 1,510 hostile and spam tokens is opened (baseline: the limit)',
      unit: 'ms',
      value: median(histories),
    })
  } finally {
    await browser.close()
    await countersign.stop()
    await data.remove()
  }
}

/** What a person waits for in the demo world, beside a static page of the same content. */
async function reportOpenings(report: Report, { browser, url }: { browser: Browser; url: string }): Promise<void> {
  const queue = `/${chainId}/${demoSafes.treasury.address}/queue`
  const openings: Opening[] = []
  for (let round = 0; round < rounds + 2; round++) openings.push(await measureOpening(browser, { queue, url }))
  const medianOf = (name: keyof Opening) => median(openings.map((opening) => opening[name]))
  const baseline = medianOf('floor')
  const unit = 'ms'
  report({
    baseline,
    name: 'cold queue until its first row (baseline: a static page of it)',
    unit,
    value: medianOf('queue'),
  })
  report({
    baseline,
    name: 'reload of a review until its button (baseline: the same)',
    unit,
    value: medianOf('reload'),
  })
  report({ baseline, name: 'click in the queue until the button (baseline: the same)', unit, value: medianOf('click') })
  report({
    baseline: 25,
    name: 'scripts until the first row (baseline: the limit)',
    unit: 'files',
    value: medianOf('files'),
  })
  report({ baseline: 300, name: 'their size (baseline: the limit)', unit: 'kB', value: medianOf('kilobytes') })
}
