/**
 * `npm test`: what has to hold before a change is accepted, three stages at a time (`test/stages.mjs`). The first stage
 * that fails ends the run. Up to ten failed test files of a stage run a second time, alone: a file that passes only then
 * is reported as flaky, and fails the run as well.
 * `npm test -- <words>` runs the test files whose path contains one of the words.
 * `--only <stage>` runs one stage; of those that need the built product, the `.long` files too.
 * `npm run test:all` (`--all`) runs every stage with every file and each property 10,000 times; a stage that fails does
 * not end the run. `--resume` skips what passed at the same commit.
 * `--record` writes the result of each stage that ran to docs/benchmarks.md; `--only <stage> --record` that of one.
 * Other options go to vitest: `npm test -- --only unit packages/client -t checksum`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNode } from './test/runNode.mjs'
import { formatTable, recordRun } from './test/runReport.mjs'
import { runSideBySide } from './test/runSideBySide.mjs'
import { runWithSecondTry } from './test/runWithSecondTry.mjs'
import { findStage, findTestFiles, stages } from './test/stages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const lastRun = join(root, 'node_modules/.cache/countersign/testAll.json')
const benchmarks = join(root, 'docs/benchmarks.md')
const args = process.argv.slice(2)
const only = extractOption(args, '--only')
const [isAll, isRecorded, isResumed] = ['--all', '--record', '--resume'].map((name) => extractFlag(args, name))
const words = args.filter((argument) => !argument.startsWith('-'))
const isLong = isAll || words.length > 0 || ['attacks', 'cluster', 'e2e', 'pack', 'tamper'].includes(only)
const isPart = only !== undefined || words.length > 0
const env = {
  ...(isPart ? {} : { PROPERTY_RUNS: isAll ? '10000' : '100' }),
  ...(isLong ? { LONG_TESTS: '1' } : {}),
}

const commit = isAll || isRecorded ? readCommit() : ''
const results = isResumed ? await readPassed() : []
const chosen = (await chooseStages()).filter(({ name }) => results.every((result) => result.name !== name))
const isSideBySide = chosen.length > 1
const longestName = Math.max(...chosen.map(({ name }) => name.length))
const reports = await mkdtemp(join(tmpdir(), 'countersign-reports-'))
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stopping.abort())

// First: a missing browser should not show after minutes.
const chromium = chosen.some(({ name }) => name === 'browser' || name === 'e2e') ? findBrowser() : ''
let broken
try {
  const runnable = chosen.map((stage) => ({
    ...stage,
    isAlone: stage.isFirst || (isAll && stage.isAlone),
    run: () => runStage(stage),
  }))
  broken = await runSideBySide(runnable, { lanes: 3, stopping })
} finally {
  await rm(reports, { force: true, recursive: true })
}

if (isAll) console.log(`\n${formatTable(results)}`)
if (isRecorded) await record()
for (const { name, status } of results)
  if (status === 'FAILED') console.log(`\nThe stage "${name}" failed. To run it alone: npm test -- --only ${name}`)
for (const { flaky } of results) for (const file of flaky) console.log(`FLAKY, passed only on the second run: ${file}`)
const isInterrupted = stopping.signal.aborted && broken === undefined
if (isInterrupted) console.log('\nInterrupted.')
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = isInterrupted || results.some(({ status }) => status !== 'passed') ? 1 : 0

/** One by name, those with matching files, or all. */
async function chooseStages() {
  const names = stages.map(({ name }) => name)
  if (only !== undefined && !names.includes(only)) refuse(`Unknown stage "${only}". Stages: ${names.join(', ')}.`)
  if (only !== undefined) return stages.filter(({ name }) => name === only)
  if (words.length === 0) return stages.filter(({ isRelease }) => isAll || !isRelease)
  const files = await findTestFiles(root, words)
  const found = stages
    .map((stage) => ({ ...stage, filters: files.filter((file) => findStage(file).name === stage.name) }))
    .filter(({ filters }) => filters.length > 0)
  if (found.length === 0) refuse(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`)
  return found
}

function findBrowser() {
  const parameters = ['--import', 'tsx', '--conditions=@repo/source', 'scripts/test/printChromium.ts']
  const { status, stdout } = spawnSync(process.execPath, parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) refuse('No browser found: component and end-to-end tests cannot run.')
  console.log(`Browser: ${stdout.trim()}`)
  return stdout.trim()
}

/** Resolves to whether the other stages continue. */
async function runStage(stage) {
  const start = Date.now()
  console.log(`■ ${stage.name}`)
  const result = await (stage.program ? runCheck(stage) : runVitest(stage))
  // A stage that was aborted because another failed has no result.
  if (stopping.signal.aborted) return false
  const seconds = (Date.now() - start) / 1000
  console.log(`■ ${stage.name}: ${result.status === 'passed' ? 'ok' : result.status} (${seconds.toFixed(1)} s)`)
  results.push({ ...result, name: stage.name, seconds })
  if (isAll) await save()
  return isAll || result.status !== 'FAILED'
}

async function runCheck({ name, program }) {
  const code = await runProgram(name, program)
  return { failed: 0, flaky: [], passed: 0, status: code === 0 ? 'passed' : 'FAILED' }
}

async function runVitest(stage) {
  const isBeside = isSideBySide && !(isAll && stage.isAlone)
  const workers = Math.ceil((availableParallelism() * (stage.filesPerCore ?? 1)) / (isBeside ? 2 : 1))
  // Vitest combines filters with OR: the stage's own would add files to the named ones.
  const filters = stage.filters ?? (stage.filter && words.length === 0 ? [stage.filter] : [])
  const others = only === undefined ? args.filter((argument) => argument.startsWith('-')) : args
  const run = async (files) => {
    if (files) return runTestFiles(stage, ['--maxWorkers=1', ...files])
    let isSilent = false
    const watch = { onStill: () => (isSilent = true), timeout: stage.silence }
    return { ...(await runTestFiles(stage, [`--maxWorkers=${workers}`, ...others, ...filters], watch)), isSilent }
  }
  return runWithSecondTry({ isStopped: () => stopping.signal.aborted, name: stage.name, print: console.log, run })
}

async function runTestFiles({ name, project = name }, parameters, watch = {}) {
  const file = join(reports, `${name}.json`)
  await rm(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...parameters]
  const code = await runProgram(name, program, watch)
  // A missing report counts as zero tests.
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const failedFiles = (report.testResults ?? []).filter(({ status }) => status === 'failed')
  return {
    code,
    failed: report.numFailedTests ?? 0,
    failedFiles: failedFiles.map((failed) => relative(root, failed.name)),
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

/** A changed work tree has no commit to resume from. */
function readCommit() {
  const git = (...parameters) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
}

async function readPassed() {
  const last = JSON.parse(await readFile(lastRun, 'utf8').catch(() => '{}'))
  return last.commit === commit ? last.results.filter(({ status }) => status === 'passed') : []
}

async function save() {
  await mkdir(dirname(lastRun), { recursive: true })
  await writeFile(lastRun, JSON.stringify({ commit, results }, null, 2))
}

async function record() {
  const date = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    year: 'numeric',
  })
  const machine = `${availableParallelism()} cores (${process.arch}, ${cpus()[0]?.model.trim()}), Node ${process.versions.node}`
  await writeFile(benchmarks, recordRun(await readFile(benchmarks, 'utf8'), { commit, date, machine, results }))
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

function extractOption(list, name) {
  const index = list.indexOf(name)
  if (index === -1) return undefined
  const [, value = ''] = list.splice(index, 2)
  return value
}

function extractFlag(list, name) {
  const index = list.indexOf(name)
  if (index === -1) return false
  list.splice(index, 1)
  return true
}
