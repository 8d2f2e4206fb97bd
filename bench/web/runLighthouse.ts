import { createClient, listQueue } from '@countersign/client'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createDataDir, startCountersign } from '@countersign/test'
import type { Report } from '../BenchResult.ts'
import { median } from '../protocol/median.ts'
import { categories, measureLighthouse } from './measureLighthouse.ts'

const rounds = 3
const pages = ['landing', 'home', 'queue', 'transaction'] as const
/** Of Lighthouse's 100. */
const leastScores = { accessibility: 100, 'best-practices': 100, performance: 90 }

/**
 * Lighthouse on a phone. Scores vary with the machine's load: the median counts, reported with the machine's benchmark
 * index. Arguments select pages.
 */
export async function run(report: Report, words: readonly string[] = []): Promise<void> {
  const unknown = words.filter((word) => !pages.some((page) => page === word))
  if (unknown.length > 0) throw new Error(`No page named ${unknown.join(', ')}. There are: ${pages.join(', ')}.`)
  const data = await createDataDir()
  const countersign = await startCountersign({ dataDir: data.path })
  try {
    const urls = await listPages(countersign.url)
    for (const name of pages.filter((page) => words.length === 0 || words.includes(page))) {
      const measured = []
      for (let round = 0; round < rounds; round++) measured.push(await measureLighthouse(urls[name]))
      for (const category of categories)
        report({
          baseline: leastScores[category],
          name: `Lighthouse on a phone, ${name}, ${category} (baseline: the least)`,
          unit: 'of 100',
          value: median(measured.map(({ scores }) => scores[category])),
        })
      for (const { faults, notes } of measured) console.error(`${name}: ${[...notes, ...faults].join(', ')}`)
    }
  } finally {
    await countersign.stop()
    await data.remove()
  }
}

async function listPages(url: string): Promise<Record<(typeof pages)[number], string>> {
  const { address } = demoSafes.treasury
  const treasury = `${url}/31337/${address}`
  const { results } = await listQueue(createClient({ baseUrl: url }), { address, chainId: 31337 })
  const queued = results.find((item) => item.type === 'TRANSACTION')
  if (queued?.type !== 'TRANSACTION') throw new Error('The demo world has nothing in its queue.')
  return {
    landing: `${url}/`,
    home: treasury,
    queue: `${treasury}/queue`,
    transaction: `${treasury}/tx/${queued.transaction.id}`,
  }
}
