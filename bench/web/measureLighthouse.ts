import { getFreePort, launchBrowser } from '@countersign/test'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

export const categories = ['performance', 'accessibility', 'best-practices'] as const

export type LighthouseMeasurement = {
  /** Of 100, by category. */
  scores: Record<(typeof categories)[number], number>
  /** Failed audits of a category, by their Lighthouse name. */
  faults: string[]
  /** The metrics of the performance score, and Lighthouse's benchmark index: below 1,000 the machine is slow. */
  notes: string[]
}

/** One page as on Lighthouse's phone: slow network and processor, empty cache. */
export async function measureLighthouse(url: string): Promise<LighthouseMeasurement> {
  const port = await getFreePort()
  const browser = await launchBrowser({ extraArgs: [`--remote-debugging-port=${port}`] })
  try {
    // Stays open: a browser exits with its last page, and Lighthouse closes its own.
    const page = await (await browser.newContext()).newPage()
    const machine = await measureMachine(() =>
      page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`),
    )
    const throttling = { cpuSlowdownMultiplier: findSlowdown(machine) }
    const result = await lighthouse(url, { logLevel: 'error', onlyCategories: [...categories], port, throttling })
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
        `performance ${scoreOf('performance')}`,
        `first paint ${numberOf('first-contentful-paint')} ms`,
        `largest ${numberOf('largest-contentful-paint')} ms`,
        `seen ${numberOf('speed-index')} ms`,
        `blocked ${numberOf('total-blocking-time')} ms`,
        `shift ${numberOf('cumulative-layout-shift')}`,
        `machine ${machine}, slowed ${throttling.cpuSlowdownMultiplier.toFixed(2)} times`,
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

/** The best of three: other load would make the machine look slow, and the simulated phone fast. */
async function measureMachine(measure: () => Promise<number>): Promise<number> {
  const found = [await measure(), await measure(), await measure()]
  return Math.max(...found)
}

/**
 * How much slower a phone of the middle class is than this machine. Lighthouse takes 4 for all, which is right for one
 * of 1,533 in its own index; for slower ones it says to calibrate, and this is what its calculator does
 * (docs/throttling.md of Lighthouse, "Calibrating the CPU slowdown"). A faster machine is not slowed more than by default.
 */
function findSlowdown(index: number): number {
  if (index >= 1_533) return 4
  if (index >= 1_300) return 3 + (index - 1_300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return Math.max(1, 1 + (index - 150) / 650)
}
