import { getFreePort, launchBrowser } from '@countersign/test'
import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices'] as const

export type LighthouseMeasurement = {
  /** Of 100, by category. */
  scores: Record<(typeof categories)[number], number>
  /** What kept a category from being whole, by its name at Lighthouse. */
  faults: string[]
  /** What the score of the performance is made of, and how fast Lighthouse found this machine: below 1,000 it calls one slow. */
  notes: string[]
}

/** One page as Lighthouse's phone sees it: a slow network, a slow processor, nothing stored. */
export async function measureLighthouse(url: string): Promise<LighthouseMeasurement> {
  const port = await getFreePort()
  const browser = await launchBrowser({ extraArgs: [`--remote-debugging-port=${port}`] })
  try {
    // A browser whose last page is closed ends, and Lighthouse closes its own.
    await (await browser.newContext()).newPage()
    const result = await lighthouse(url, { logLevel: 'error', onlyCategories: [...categories], port })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    const { audits, categories: judged } = result.lhr
    const numberOf = (id: string) => Math.round((audits[id]?.numericValue ?? 0) * 100) / 100
    const scoreOf = (name: string) => Math.round((judged[name]?.score ?? 0) * 100)
    return {
      faults: ['accessibility', 'best-practices'].flatMap((name) =>
        (judged[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
      notes: [
        `first paint ${numberOf('first-contentful-paint')} ms`,
        `largest ${numberOf('largest-contentful-paint')} ms`,
        `blocked ${numberOf('total-blocking-time')} ms`,
        `shift ${numberOf('cumulative-layout-shift')}`,
        `machine ${result.lhr.environment.benchmarkIndex}`,
      ],
      scores: {
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        performance: scoreOf('performance'),
      },
    }
  } finally {
    await browser.close()
  }
}
