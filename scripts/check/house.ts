/** Rules of this repository that no off-the-shelf tool checks. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findArchitectureFaults } from './architecture.ts'
import { findDependencyFaults } from './dependencies.ts'
import { findPhysicalStyles } from './directions.ts'
import { findUnusedExports } from './exports.ts'
import { findRetiredNames, findRetiredTexts } from './retiredWords.ts'
import { findUnstagedTests } from './testStages.ts'

const LONG = 400
const MAY_BE_LONG = /(\/abi\/|\/migrations\/|\/messages\/|\/artifacts\/|schema\.ts$)/

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const sources = tracked.filter((file) => /\.tsx?$/.test(file))
const manifests = tracked.filter((file) => /^((apps|packages)\/[^/]+\/)?package\.json$/.test(file))

const faults = [
  ...findArchitectureFaults(readFileSync('docs/architecture.md', 'utf8'), tracked),
  ...findDependencyFaults(manifests),
  ...findPhysicalStyles(tracked.filter(Boolean)),
  ...findUnusedExports({ files: tracked }),
  ...findRetiredNames(tracked.filter(Boolean)),
  ...findRetiredTexts(tracked.filter(Boolean)),
  ...findUnstagedTests(tracked),
  ...(/"resolved": "https?:/.test(readFileSync('package-lock.json', 'utf8'))
    ? ['package-lock.json names a registry: run npm install with the .npmrc of this repository.']
    : []),
]

for (const file of sources.filter((source) => !MAY_BE_LONG.test(source))) {
  const lines = readFileSync(file, 'utf8').split('\n').length
  if (lines > LONG) console.log(`warning: ${file} has ${lines} lines. Split it if it has several purposes.`)
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`house rules pass in ${sources.length} files.`)
