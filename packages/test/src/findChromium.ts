import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** No browser was found for the browser tests. */
class ChromiumNotFoundError extends Error {
  override readonly name = 'ChromiumNotFoundError'
  readonly code = 'CHROMIUM_NOT_FOUND'

  constructor({ cause, reason }: { cause?: unknown; reason: string }) {
    super(`The browser tests need Chromium: ${reason}. Install it or set CHROMIUM_PATH to its program file.`, { cause })
  }
}

const run = promisify(execFile)

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
]
const packages = ['chromium', 'fonts-dejavu-core']

export type FindChromiumParameters = {
  env: Record<string, string | undefined>
  /** Logged first, because the system's package manager is slow. */
  onInstall?: (command: string) => void
}

/** The system's browser; installed from the system's packages if missing and permitted. */
export async function findChromium({ env, onInstall }: FindChromiumParameters): Promise<string> {
  const found = await findInstalledChromium(env)
  if (found !== undefined) return found
  await installChromium(onInstall)
  const installed = await findOnPath(env.PATH ?? '')
  if (installed !== undefined) return installed
  throw new ChromiumNotFoundError({ reason: 'the package chromium was installed, but no such command is on the PATH' })
}

/** The same without installing anything. */
export async function findInstalledChromium(env: FindChromiumParameters['env']): Promise<string | undefined> {
  const named = env.CHROMIUM_PATH
  if (named === undefined || named === '') return findOnPath(env.PATH ?? '')
  if (await isExecutable(named)) return named
  throw new ChromiumNotFoundError({ reason: `CHROMIUM_PATH names ${named}, which cannot be run` })
}

async function findOnPath(path: string): Promise<string | undefined> {
  for (const name of names)
    for (const folder of path.split(delimiter).filter((part) => part !== '')) {
      const file = join(folder, name)
      if (await isExecutable(file)) return file
    }
  return undefined
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function installChromium(onInstall: FindChromiumParameters['onInstall']): Promise<void> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const isAllowed = prefix.length === 0 || (await succeeds('sudo', ['-n', 'true']))
  if (!isAllowed || !(await succeeds('apt-get', ['--version'])))
    throw new ChromiumNotFoundError({ reason: 'no Chromium is on the PATH and it cannot be installed from here' })
  onInstall?.(`apt-get install ${packages.join(' ')}`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 }
  try {
    // Another process may be installing.
    const timeout = ['-o', 'DPkg::Lock::Timeout=600']
    for (const rest of [['update'], ['install', '-y', '--no-install-recommends', ...timeout, ...packages]]) {
      const [command = 'apt-get', ...args] = [...prefix, 'apt-get', ...rest]
      await run(command, args, options)
    }
  } catch (cause) {
    throw new ChromiumNotFoundError({ cause, reason: 'no Chromium is on the PATH and apt-get could not install it' })
  }
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  )
}
