import type { BenchResult, Report } from './BenchResult.ts'

/**
 * `npm run bench -- protocol` runs one part, `npm run bench` all. Each result is one JSON object on its own line.
 * `npm run bench -- scale --full` (or `indexing --full`) takes the large world; `npm run bench -- lighthouse` is a part of
 * `web` by itself, and `npm run bench -- lighthouse queue` one page of it.
 */
const parts: Record<string, () => Promise<{ run: (report: Report, words: readonly string[]) => Promise<void> }>> = {
  connect: () => import('./connect/run.ts'),
  gateway: () => import('./gateway/run.ts'),
  indexing: () => import('./indexing/run.ts'),
  lighthouse: () => import('./web/runLighthouse.ts'),
  page: () => import('./page/run.ts'),
  protocol: () => import('./protocol/run.ts'),
  scale: () => import('./scale/run.ts'),
  web: () => import('./web/run.ts'),
}

/** Parts that run only when named. */
const partsOfOthers = ['lighthouse']

const wanted = process.argv.slice(2).filter((argument) => argument !== '--full')
/** Further arguments belong to a single named part. */
const [first, ...words] = wanted
const takesWords = first === 'lighthouse'
const unknown = takesWords ? [] : wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, load] of Object.entries(parts)) {
  const isWanted = takesWords ? name === first : wanted.includes(name)
  if (wanted.length > 0 ? !isWanted : partsOfOthers.includes(name)) continue
  const { run } = await load()
  await run(({ baseline, name: subject, unit, value }) => {
    const result: BenchResult = {
      name: `${name}: ${subject}`,
      value: round(value),
      unit,
      baseline: round(baseline),
      ratio: round(value / baseline),
    }
    console.log(JSON.stringify(result))
  }, words)
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}
