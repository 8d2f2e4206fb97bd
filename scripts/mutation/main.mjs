/**
 * `npm run test:mutation`: changes the kernel's code in thousands of small ways, one at a time, and says for each folder
 * how many of the changes its tests notice. Fails below 90 %. `npm run test:mutation -- hash verify` takes these alone.
 */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

const source = 'packages/protocol/src'
const folders = process.argv.slice(2)
const chosen = folders.length === 0 ? [`${source}/**/*.ts`] : folders.map((folder) => `${source}/${folder}/**/*.ts`)
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

const mutants = await new Stryker({
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false, reportTests: false },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['**', '!packages/protocol/**/*', '!packages/devchain/src/**/*', '!package.json'],
  ignorers: ['prose'],
  jsonReporter: { fileName: 'node_modules/.cache/stryker/report.json' },
  kernelTests: { folder: source },
  mutate: [
    ...chosen,
    '!**/*.test.ts',
    `!${source}/exports/*.ts`,
    // Data, compared with its official source.
    `!${source}/chain/safeDeployments.ts`,
    `!${source}/hash/proxyCreationCodes.ts`,
  ],
  plugins: ['./scripts/mutation/kernelTestRunner.mjs', './scripts/mutation/proseIgnorer.mjs'],
  reporters: ['clear-text', 'json'],
  tempDirName: '.stryker-tmp',
  testRunner: 'kernel',
  thresholds: { break: 90, high: 95, low: 90 },
  timeoutMS: 20_000,
  warnings: { slow: false },
}).runMutationTest()

const counts = new Map()
for (const { fileName, status } of mutants) {
  const [folder] = relative(source, fileName).split('/')
  for (const name of [folder, 'total']) {
    const count = counts.get(name) ?? { ignored: 0, missed: 0, noticed: 0 }
    if (status === 'Killed' || status === 'Timeout') count.noticed++
    else if (status === 'Ignored') count.ignored++
    else count.missed++
    counts.set(name, count)
  }
}
console.log('\nfolder        noticed  missed  sentences    score')
for (const name of [...counts.keys()]
  .filter((key) => key !== 'total')
  .sort()
  .concat('total')) {
  const { ignored, missed, noticed } = counts.get(name)
  const score = ((100 * noticed) / (noticed + missed)).toFixed(1)
  console.log(`${name.padEnd(12)}${pad(noticed)}${pad(missed)}${pad(ignored, 11)}${pad(score)} %`)
}

function pad(value, width = 9) {
  return String(value).padStart(width)
}
