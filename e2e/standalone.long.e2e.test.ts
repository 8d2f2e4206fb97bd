import { execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { demoSafes } from '@countersign/devchain/demo-world'
import { getFreePort } from '@countersign/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../', import.meta.url))

let folder: string
beforeAll(async () => {
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root, maxBuffer: 1e8 })
  folder = await mkdtemp(join(tmpdir(), 'countersign-standalone-'))
  await cp(join(root, 'dist', 'countersign'), join(folder, 'app'), { recursive: true, verbatimSymlinks: true })
}, 900_000)
afterAll(() => rm(folder, { force: true, recursive: true }))

/** Nothing of the repository: neither its variables nor its folders. */
async function setup() {
  const [chainPort, port] = [await getFreePort(), await getFreePort()]
  const env = {
    CHAIN_PORT: String(chainPort),
    COUNTERSIGN_DATA: join(folder, 'data'),
    HOME: folder,
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    PORT: String(port),
  }
  const admin = (...words: string[]) => runCommand('countersign-admin', words)
  const runCommand = async (name: string, words: readonly string[]) => {
    const program = join(folder, 'app', 'bin', `${name}.mjs`)
    const ended = await run(process.execPath, [program, ...words], { cwd: folder, env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
    return ended
  }
  const start = async (name: string) => {
    const child = spawn(process.execPath, [join(folder, 'app', 'bin', `${name}.mjs`)], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const url = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        output += chunk.toString()
        const [, address] = /is ready at (\S+)/.exec(output) ?? []
        if (address) resolve(address)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)))
    })
    const stop = async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    return { stop, url }
  }
  return { admin, runCommand, start }
}

test('default: commands of countersign-admin are commands of countersign too', async () => {
  const { runCommand } = await setup()
  expect(await runCommand('countersign', ['chain', 'add', '--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Probes a node and adds its chain to the chains file.'),
  })
  expect((await runCommand('countersign', ['--help'])).stdout).toContain('COUNTERSIGN_CHAINS')
})

test('default: the folder runs without the repository, and its admin command beside it', async () => {
  const { admin, start } = await setup()
  const service = await start('countersign')
  const page = await fetch(service.url)
  expect(page.headers.get('content-type')).toContain('text/html')
  const queue = `${service.url}/v1/chains/31337/safes/${demoSafes.treasury.address}/transactions/queued`
  const { results } = (await (await fetch(queue)).json()) as { results: unknown[] }
  expect(results.length).toBeGreaterThan(2)
  const { code, stdout } = await admin('doctor')
  expect(stdout).toContain('ok   chain 31337: ')
  expect(stdout).toContain('none pending')
  expect([0, 3]).toContain(code)
  expect(await admin('backup', join(folder, 'all.backup'))).toMatchObject({ code: 0 })
  expect(await admin('reindex', '--chain', '31337', '--check')).toMatchObject({ code: 0 })
  await service.stop()
  // The database alone, for as long as the command takes.
  expect(await admin('export', join(folder, 'chain.jsonl'), '--chain', '31337')).toMatchObject({ code: 0 })
})

test('behavior: it holds nothing that only builds or tests need', async () => {
  const packages = await readdir(join(folder, 'app', 'node_modules'))
  for (const name of ['esbuild', 'typescript', 'vite', 'vitest', 'playwright', 'react'])
    expect(packages).not.toContain(name)
})
