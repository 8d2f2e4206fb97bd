import { createClient, listQueue } from '@countersign/client'
import { demoSafes } from '@countersign/devchain/demo-world'
import { createDataDir, startCountersign } from '@countersign/test'
import type { Report } from '../BenchResult.ts'
import { median } from '../protocol/median.ts'
import { categories, measureLighthouse } from './measureLighthouse.ts'

const rounds = 3
/** Of Lighthouse's 100. */
const leastScores = { accessibility: 100, 'best-practices': 100, performance: 90 }

/**
 * What Lighthouse says of a phone. The score of a page differs from run to run by what else the machine does: the one in
 * the middle counts, and what the machine was worth meanwhile is written beside it.
 */
export async function run(report: Report): Promise<void> {
  const data = await createDataDir()
  const countersign = await startCountersign({ dataDir: data.path })
  try {
    for (const [name, url] of Object.entries(await listPages(countersign.url))) {
      const measured = []
      for (let round = 0; round < rounds; round++) measured.push(await measureLighthouse(url))
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

async function listPages(url: string): Promise<Record<string, string>> {
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
