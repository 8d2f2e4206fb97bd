import { execFile } from 'node:child_process'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const version = '1.7.1'
const folder = fileURLToPath(new URL('../../../node_modules/.cache/countersign/anvil', import.meta.url))

type Tool = 'anvil' | 'cast'
/** Debian's C library for x64 programs on other machines. */
const x64Root = '/usr/x86_64-linux-gnu'

/** Program and arguments that run Anvil; installed on first use. `ANVIL_PATH` names another one. */
export async function findAnvil(): Promise<readonly [string, ...string[]]> {
  return process.env.ANVIL_PATH ? [process.env.ANVIL_PATH] : findTool('anvil')
}

/** The same for Foundry's `cast`. */
export function findCast(): Promise<readonly [string, ...string[]]> {
  return findTool('cast')
}

async function findTool(tool: Tool): Promise<readonly [string, ...string[]]> {
  const program = join(folder, tool, `node_modules/@foundry-rs/${tool}-linux-amd64/bin/${tool}`)
  if (!(await exists(program))) await install(tool)
  if (!(await exists(program))) throw new Error(`${tool} was not installed. ANVIL_PATH names another Anvil.`)
  if (process.arch === 'x64') return [program]
  // The registry has no build for arm64.
  const emulator = '/usr/bin/qemu-x86_64-static'
  if (!(await exists(emulator)) || !(await exists(x64Root))) await installEmulator()
  return [emulator, '-L', x64Root, program]
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function install(tool: Tool): Promise<void> {
  // A folder each: without a saved list, npm removes what an earlier call installed.
  const place = join(folder, tool)
  await mkdir(place, { recursive: true })
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--force', '--os=linux', '--cpu=x64']
  await run('npm', ['install', '--prefix', place, ...options, `@foundry-rs/${tool}-linux-amd64@${version}`])
}

async function installEmulator(): Promise<void> {
  const packages = ['qemu-user-static', 'libc6-amd64-cross']
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).catch(() => undefined)
  if (!(await exists('/usr/bin/qemu-x86_64-static')) || !(await exists(x64Root)))
    throw new Error(`Anvil runs on x64 only here: apt-get install ${packages.join(' ')}`)
}
