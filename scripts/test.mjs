/**
 * `npm test`: everything that has to hold before a change is accepted, two stages at a time: while one waits for a page,
 * the other has the processors. What fails fastest comes first; the first failure ends the run. Up to ten test files of a
 * stage that fail are run once more, by themselves; what passes only then is named at the end.
 * `npm test -- <words>` runs the test files whose path has one of the words in it, and nothing else.
 * `--only <stage>` runs one stage, of the journeys the long ones too; `--long` runs all of those, tries properties ten
 * times as often and ends with the fuzz of the service.
 * What begins with a dash otherwise goes to vitest: `npm test -- --only unit packages/client -t checksum`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listStages } from './test/listStages.mjs'
import { runNode } from './test/runNode.mjs'
import { runSideBySide } from './test/runSideBySide.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const only = takeOption(args, '--only')
const isLong = takeFlag(args, '--long')
const words = args.filter((argument) => !argument.startsWith('-'))
const env = {
  ...(isLong ? { PROPERTY_RUNS: '10000' } : {}),
  ...(isLong || only === 'e2e' || words.length > 0 ? { LONG_TESTS: '1' } : {}),
}

/**
 * In the order in which they begin. Those with a browser wait for pages most of the time and come one after the other,
 * and beside them those that need the processors. `filesPerCore`: test files side by side of a stage that is alone, half
 * of it beside another stage: every one more loads the modules once more.
 */
const stages = [
  { name: 'check', program: ['scripts/check.mjs'] },
  { name: 'build', program: ['scripts/build.mjs'] },
  { after: 'build', filesPerCore: 1.5, name: 'e2e' },
  // Its files take seconds. A page that was lost says nothing, and vitest waits for it for ever; a file whose tests all
  // wait in vain until their time is over has said so by then.
  { after: 'e2e', name: 'browser', patience: 900_000 },
  { filesPerCore: 1.5, name: 'unit' },
  { filesPerCore: 2, name: 'chain' },
  { filesPerCore: 2, name: 'db' },
  { filesPerCore: 2, name: 'compat' },
  { name: 'fuzz' },
]

const chosen = await chooseStages()
const isSideBySide = chosen.length > 1
const longestName = Math.max(...chosen.map(({ name }) => name.length))
const reports = await mkdtemp(join(tmpdir(), 'countersign-reports-'))
const total = { failed: 0, passed: 0 }
/** Files that failed beside others and passed alone: a fault all the same, of the test or of what it tests. */
const unsteady = []
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())

// Before all else, because a missing browser should not be found out after minutes.
const chromium = chosen.some(({ name }) => name === 'browser' || name === 'e2e') ? findBrowser() : ''
let broken
try {
  const runnable = chosen.map((stage) => ({ ...stage, run: () => runStage(stage) }))
  broken = await runSideBySide(runnable, { lanes: 2, stopping })
} finally {
  await rm(reports, { force: true, recursive: true })
}

if (broken !== undefined) {
  // A stage can break without a failed test: a type error, a file that does not load.
  total.failed = Math.max(total.failed, 1)
  console.log(`\nThe stage "${broken}" failed. Run it alone with: npm test -- --only ${broken}`)
}
for (const file of unsteady) console.log(`Passed only at the second try: ${file}`)
if (stopping.signal.aborted && broken === undefined) console.log('\nInterrupted.')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = stopping.signal.aborted ? 1 : 0

/** One by name, those with files that match, or all; the fuzz belongs to long runs alone. */
async function chooseStages() {
  const names = stages.map(({ name }) => name)
  if (only !== undefined && !names.includes(only))
    refuse(`There is no stage "${only}". The stages are ${names.join(', ')}.`)
  if (only !== undefined) return stages.filter(({ name }) => name === only)
  if (words.length === 0) return stages.filter(({ name }) => name !== 'fuzz' || isLong)
  const found = await listStages(root, words)
  if (found.length === 0) refuse(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`)
  return stages.filter(({ name }) => found.includes(name))
}

function findBrowser() {
  const parameters = ['--import', 'tsx', '--conditions=@repo/source', 'scripts/test/printChromium.ts']
  const { status, stdout } = spawnSync(process.execPath, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) refuse('Without a browser neither components nor journeys can be tested.')
  console.log(`Browser: ${stdout.trim()}`)
  return stdout.trim()
}

/** Resolves to whether it went well. */
async function runStage({ filesPerCore = 1, name, patience, program }) {
  const start = Date.now()
  console.log(`■ ${name}`)
  const code = await (program ? runProgram(name, program) : runVitest(name, { filesPerCore, patience }))
  // What was stopped because another failed is not judged.
  if (!stopping.signal.aborted)
    console.log(`■ ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  return code === 0
}

async function runVitest(project, { filesPerCore, patience }) {
  const workers = Math.ceil((availableParallelism() * filesPerCore) / (isSideBySide ? 2 : 1))
  let hasStoodStill = false
  const run = () =>
    runTestFiles(project, [`--maxWorkers=${workers}`, ...args], { onStill: () => (hasStoodStill = true), patience })
  let first = await run()
  if (hasStoodStill && !stopping.signal.aborted) {
    console.log(`■ ${project}: stood still, once more from its beginning`)
    unsteady.push(`all of ${project}, which had stood still`)
    first = await run()
  }
  total.passed += first.passed
  const isWorthAnother = first.code !== 0 && first.failedFiles.length > 0 && first.failedFiles.length <= 10
  if (!isWorthAnother || stopping.signal.aborted) {
    total.failed += first.failed
    return first.code
  }
  console.log(`■ ${project}: once more ${first.failedFiles.join(', ')}`)
  const second = await runTestFiles(project, ['--maxWorkers=1', ...first.failedFiles])
  total.failed += second.failed
  if (second.code !== 0) return second.code
  total.passed += first.failed
  unsteady.push(...first.failedFiles)
  return 0
}

async function runTestFiles(project, parameters, watch = {}) {
  const file = join(reports, `${project}.json`)
  await rm(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...parameters]
  const code = await runProgram(project, program, watch)
  // A report that was never written counts nothing.
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const failedFiles = (report.testResults ?? []).filter(({ status }) => status === 'failed')
  return {
    code,
    failed: report.numFailedTests ?? 0,
    failedFiles: failedFiles.map(({ name }) => relative(root, name)),
    passed: report.numPassedTests ?? 0,
  }
}

function runProgram(name, parameters, watch = {}) {
  return runNode(parameters, {
    ...watch,
    cwd: root,
    env: { ...env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    signal: stopping.signal,
    ...(isSideBySide ? { label: name.padEnd(longestName) } : {}),
  })
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

function takeOption(list, name) {
  const index = list.indexOf(name)
  if (index === -1) return undefined
  const [, value = ''] = list.splice(index, 2)
  return value
}

function takeFlag(list, name) {
  const index = list.indexOf(name)
  if (index === -1) return false
  list.splice(index, 1)
  return true
}
