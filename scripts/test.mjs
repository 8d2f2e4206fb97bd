/**
 * `npm test`: everything that has to hold before a change is accepted, in the order in which it fails fastest.
 * `npm test -- <words>` runs the test files whose path has one of the words in it, and nothing else.
 * `--only <stage>` runs one stage; `--long` tries properties ten times as often, runs the long journeys too and ends
 * with the fuzz of the service.
 * What begins with a dash otherwise goes to vitest: `npm test -- --only unit packages/client -t checksum`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listStages } from './test/listStages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const args = process.argv.slice(2)
const only = takeOption(args, '--only')
const isLong = takeFlag(args, '--long')
const words = args.filter((argument) => !argument.startsWith('-'))
const env = {
  ...(isLong ? { PROPERTY_RUNS: '10000' } : {}),
  ...(isLong || words.length > 0 ? { LONG_TESTS: '1' } : {}),
}
let chromium = ''
/** Files that are run side by side, for each core: those that wait for a database, a chain or a page leave it free. */
const filesPerCore = { chain: 2, compat: 2, db: 2, e2e: 1.5 }

const stages = {
  check: () => run('npm', ['run', '--silent', 'check']),
  unit: () => runVitest('unit'),
  chain: () => runVitest('chain'),
  db: () => runVitest('db'),
  compat: () => runVitest('compat'),
  build: () => run('npm', ['run', '--silent', 'build']),
  browser: () => runVitest('browser', { CHROMIUM_PATH: chromium }),
  e2e: () => runVitest('e2e', { CHROMIUM_PATH: chromium }),
  fuzz: () => runVitest('fuzz'),
}

if (only !== undefined && !(only in stages)) {
  console.error(`There is no stage "${only}". The stages are ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}
const names = await chooseStages()
const reports = await mkdtemp(join(tmpdir(), 'countersign-reports-'))
const total = { failed: 0, passed: 0 }
let broken

try {
  // Before all else, because a missing browser should not be found out after minutes.
  if (names.includes('browser') || names.includes('e2e')) await prepareBrowser()
  for (const name of names) {
    if (broken !== undefined) break
    const start = Date.now()
    console.log(`\n■ ${name}`)
    const code = await stages[name]()
    console.log(`■ ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
    if (code !== 0) broken = name
  }
} finally {
  await rm(reports, { force: true, recursive: true })
}

if (broken !== undefined) {
  // A stage can break without a failed test: a type error, a file that does not load.
  total.failed = Math.max(total.failed, 1)
  console.log(`\nThe stage "${broken}" failed. Run it alone with: npm test -- --only ${broken}`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = broken === undefined ? 0 : 1

/** One by name, those with files that match, or all; the fuzz belongs to long runs alone. */
async function chooseStages() {
  if (only !== undefined) return [only]
  if (words.length === 0) return Object.keys(stages).filter((name) => name !== 'fuzz' || isLong)
  const found = await listStages(root, words)
  if (found.length > 0) return Object.keys(stages).filter((name) => found.includes(name))
  console.error(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`)
  process.exit(1)
}

async function prepareBrowser() {
  const { output } = await run('npx', ['tsx', '--conditions=@repo/source', 'scripts/test/printChromium.ts'], {
    capture: true,
  })
  if (output === undefined) {
    broken = 'browser'
    return
  }
  chromium = output.trim()
  console.log(`Browser: ${chromium}`)
}

async function runVitest(project, more = {}) {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const workers = `--maxWorkers=${Math.ceil(availableParallelism() * (filesPerCore[project] ?? 1))}`
  const parameters = ['vitest', 'run', '--project', project, workers, ...reporters, ...args]
  const code = await run('npx', parameters, { env: { ...env, ...more } })
  // A report that was never written counts nothing.
  const { numFailedTests = 0, numPassedTests = 0 } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  total.failed += numFailedTests
  total.passed += numPassedTests
  return code
}

/** Runs a program in sight of the user; with `capture`, its standard output is the result instead. */
function run(command, parameters, { capture = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', capture ? 'pipe' : 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (capture) resolve({ output: code === 0 ? output : undefined })
      else resolve(code ?? 1)
    })
  })
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
