/**
 * `npm test`: everything that has to hold before a change is accepted, in the order in which it fails fastest.
 * `--only <stage>` runs one stage; what follows it goes to vitest: `npm test -- --only unit packages/client`.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const stages = {
  check: () => run('npm', ['run', '--silent', 'check']),
  unit: () => runVitest('unit'),
  chain: () => runVitest('chain'),
  db: () => runVitest('db'),
  compat: () => runVitest('compat'),
  build: () => run('npm', ['run', '--silent', 'build']),
  e2e: () => runVitest('e2e', { CHROMIUM_PATH: chromium }),
}

const args = process.argv.slice(2)
const only = takeOption(args, '--only')
if (only !== undefined && !(only in stages)) {
  console.error(`There is no stage "${only}". The stages are ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}
const names = only === undefined ? Object.keys(stages) : [only]
const reports = await mkdtemp(join(tmpdir(), 'countersign-reports-'))
const total = { failed: 0, passed: 0 }
let chromium = ''
let broken

try {
  // Before all else, because a missing browser should not be found out after minutes.
  if (names.includes('e2e')) await prepareBrowser()
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

async function prepareBrowser() {
  const { output } = await run('npx', ['tsx', '--conditions=@repo/source', 'scripts/test/printChromium.ts'], {
    capture: true,
  })
  if (output === undefined) {
    broken = 'e2e'
    return
  }
  chromium = output.trim()
  console.log(`Browser: ${chromium}`)
}

async function runVitest(project, env = {}) {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // Vitest leaves a core free by default, which is every second one on a small machine.
  const workers = '--maxWorkers=100%'
  const code = await run('npx', ['vitest', 'run', '--project', project, workers, ...reporters, ...args], { env })
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
