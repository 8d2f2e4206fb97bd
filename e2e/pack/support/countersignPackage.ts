import { type ChildProcess, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getFreePort } from '@countersign/test'
import { ROOT, run } from './run.ts'

const STANDALONE = join(ROOT, 'dist', 'countersign')

/** Builds the product and packs it as `npm publish` would; resolves to the archive. */
export async function packCountersign(folder: string): Promise<string> {
  await run(process.execPath, ['scripts/build.mjs'], { cwd: ROOT })
  await run('npm', ['pack', '--pack-destination', folder], { cwd: STANDALONE })
  const [archive] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  if (archive === undefined) throw new Error('npm pack wrote no archive.')
  return join(folder, archive)
}

export type Started = {
  /** The node of the embedded chain. */
  chainUrl: string
  output(): string
  seconds: number
  stop(): Promise<void>
  url: string
}

export type StartPackageParameters = {
  command: string
  cwd: string
  env?: Record<string, string>
  words: readonly string[]
}

/** Starts the product by a command line, on free ports, until its ready line. */
export async function startPackage({ command, cwd, env = {}, words }: StartPackageParameters): Promise<Started> {
  const [chainPort, port] = [await getFreePort(), await getFreePort()]
  const begin = Date.now()
  const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited } = process.env
  const child = spawn(command, [...words], {
    cwd,
    // npx starts the program as a child: both get the signal.
    detached: true,
    env: { ...inherited, CHAIN_PORT: `${chainPort}`, PORT: `${port}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /^Countersign is ready at (\S+)$/m.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
  })
  const seconds = (Date.now() - begin) / 1_000
  return { chainUrl: `http://127.0.0.1:${chainPort}`, output: () => output, seconds, stop: () => stopGroup(child), url }
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, 'SIGINT')
  await ended
}
