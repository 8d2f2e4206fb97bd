import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, listOwnerSafes, listQueue } from '@countersign/client'
import { createTestClient } from '@countersign/devchain/testing'
import { createDataDir, getFreePort, startCountersign } from '@countersign/test'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createSeededDataDir } from './support/createSeededDataDir.ts'
import { listProcesses } from './support/listProcesses.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a start that is expected to end by itself. */
async function runToEnd(env: Record<string, string>, { args = ['scripts/start.mjs'] }: { args?: string[] } = {}) {
  const child = spawn(process.execPath, args, { cwd: root, detached: true, env: { ...process.env, ...env } })
  onTestFinished(() => endGroup(child.pid))
  let stderr = ''
  let stdout = ''
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, stderr, stdout }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended, as it should have.
  }
}

async function createFolder(): Promise<string> {
  const { path, remove } = await createDataDir()
  onTestFinished(remove)
  return path
}

async function setup() {
  const dataDir = await createFolder()
  return { dataDir, env: toEnvironment(dataDir) }
}

/** Something was started here before. */
async function setupSeeded() {
  const { path: dataDir, remove } = await createSeededDataDir()
  onTestFinished(remove)
  return { dataDir, env: toEnvironment(dataDir) }
}

function toEnvironment(dataDir: string) {
  return { CHAIN_PORT: '0', COUNTERSIGN_DATA: dataDir, PORT: '0' }
}

/** Takes a port for the length of the test. */
async function findFreePort(): Promise<string> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await once(server, 'close')
  })
  const address = server.address()
  return String(typeof address === 'object' ? address?.port : '')
}

async function writeTemporary(name: string, content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-e2e-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

/** One sentence with cause and remedy, code 1, and nothing of it left running. */
async function expectRefusal(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, stderr, stdout } = await runToEnd(env)
  expect(stderr.trim()).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).not.toContain('secret')
  expect(stdout).not.toContain('is ready')
  expect(code).toBe(1)
  expect(await listProcesses(env.COUNTERSIGN_DATA ?? '')).toEqual([])
}

test('default: starts, restores its data after a restart, and stops without leaving processes', async () => {
  const { dataDir } = await setup()
  const first = await startCountersign({ dataDir })
  expect(first.output().trim().split('\n').at(-1)).toBe(`Countersign is ready at ${first.url}`)
  expect(first.output()).toContain('set COUNTERSIGN_ORIGINS=https://app.example.org')
  const page = await fetch(first.url)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const client = createTestClient(first.chainUrl)
  const [account] = await client.getAddresses()
  if (!account) throw new Error('The embedded chain has no accounts.')
  const hash = await client.sendTransaction({ account, to: account, value: 1n })
  const { hash: head, number } = await client.getBlock()
  const queueOf = async (baseUrl: string) => {
    const service = createClient({ baseUrl })
    const { safes } = await listOwnerSafes(service, { address: account, chainId: 31_337 })
    return Promise.all(safes.map((address) => listQueue(service, { address, chainId: 31_337 })))
  }
  const queues = await queueOf(first.url)
  expect(queues.flatMap(({ results }) => results).length).toBeGreaterThan(5)
  expect(await listProcesses(dataDir)).not.toEqual([])
  await first.stop()
  expect(await listProcesses(dataDir)).toEqual([])

  const second = await startCountersign({ dataDir })
  onTestFinished(() => second.kill())
  const again = createTestClient(second.chainUrl)
  expect((await again.getBlock({ blockNumber: number })).hash).toBe(head)
  expect((await again.getTransactionReceipt({ hash })).status).toBe('success')
  expect(await queueOf(second.url)).toEqual(queues)
  await second.stop()
  expect(await listProcesses(dataDir)).toEqual([])
})

test('behavior: --help lists the settings', async () => {
  const { code, stdout } = await runToEnd({}, { args: ['scripts/start.mjs', '--help'] })
  expect(code).toBe(0)
  for (const name of ['PORT', 'HOST', 'COUNTERSIGN_DATA', 'COUNTERSIGN_CHAINS', 'CHAIN_PORT', 'DATABASE_URL'])
    expect(stdout).toContain(name)
})

test('error: the port is in use', async () => {
  const { env } = await setup()
  const port = await findFreePort()
  await expectRefusal({ ...env, PORT: port }, new RegExp(`127.0.0.1 port ${port} \\(already in use\\).*PORT`))
})

test('error: the port of the chain is in use', async () => {
  const { env } = await setupSeeded()
  const port = await findFreePort()
  await expectRefusal({ ...env, CHAIN_PORT: port }, new RegExp(`[Pp]ort ${port}.*CHAIN_PORT`))
})

test('error: the data folder cannot be used', async () => {
  const { env } = await setup()
  const file = await writeTemporary('file', '')
  await expectRefusal(
    { ...env, COUNTERSIGN_DATA: join(file, 'data') },
    /data folder .* cannot be used \(.*COUNTERSIGN_DATA/,
  )
})

test('error: the database does not respond', async () => {
  const { env } = await setupSeeded()
  const url = `postgres://user:secret@127.0.0.1:${await getFreePort()}/safe`
  await expectRefusal({ ...env, DATABASE_URL: url }, /database at 127\.0\.0\.1:\d+\/safe cannot be used.*DATABASE_URL/)
})

test('error: the chains file is malformed', async () => {
  const { env } = await setup()
  const file = await writeTemporary('chains.json', '{ "chains": [{ "id": "one" }] }')
  await expectRefusal({ ...env, COUNTERSIGN_CHAINS: file }, /chains\.json cannot be used: chains\[0\]\.id: must be/)
})

test('error: a variable is malformed', async () => {
  const { env } = await setup()
  await expectRefusal({ ...env, PORT: 'eighty' }, /^PORT is not a port number\. Set it to .*\.$/)
})

test('error: an unknown option', async () => {
  const { code, stderr } = await runToEnd({}, { args: ['scripts/start.mjs', '--port=1'] })
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'Unknown option --port=1. See --help for the settings.\n' })
})

/** One that several tests look at; the last of them stops it. */
let shared: ReturnType<typeof startShared> | undefined
afterAll(async () => {
  const { remove, running } = (await shared?.catch(() => undefined)) ?? {}
  await running?.kill()
  await remove?.()
})

function findRunning(): ReturnType<typeof startShared> {
  shared ??= startShared()
  return shared
}

async function startShared() {
  const { path: dataDir, remove } = await createSeededDataDir()
  return { dataDir, env: toEnvironment(dataDir), remove, running: await startCountersign({ dataDir }) }
}

test('behavior: the gateway alone follows the chain of a running start', async () => {
  const { env, running } = await findRunning()
  const own = await createFolder()
  const port = String(await getFreePort())
  const settings = { ...env, CHAIN_PORT: new URL(running.chainUrl).port, COUNTERSIGN_DATA: own, PORT: port }
  const child = spawn(process.execPath, ['scripts/gateway.mjs'], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => endGroup(child.pid))
  const exited = once(child, 'exit')
  const [line] = await once(child.stdout, 'data')
  expect(String(line)).toBe(`Countersign's gateway is ready at http://127.0.0.1:${port}\n`)
  const chains = await (await fetch(`http://127.0.0.1:${port}/v1/chains`)).json()
  expect(chains).toMatchObject({ results: [{ chainId: '31337' }] })
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  expect(await listProcesses(own)).toEqual([])
})

test('error: a second start on the same data folder', async () => {
  const { env, running } = await findRunning()
  const { code, stderr } = await runToEnd(env)
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(/in use.*COUNTERSIGN_DATA/)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  // The first one did not notice.
  expect((await fetch(`${running.url}/ready`)).status).toBe(200)
})

test('behavior: Ctrl-C stops everything, open streams included', async () => {
  const { dataDir, running } = await findRunning()
  const path = '/v1/chains/31337/safes/0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14/events'
  const stream = await fetch(`${running.url}${path}`)
  const reader = stream.body?.getReader()
  await reader?.read()
  const started = performance.now()
  await running.stop()
  // The promise made to whoever presses it, not a measurement.
  expect(performance.now() - started).toBeLessThan(15_000)
  expect(await listProcesses(dataDir)).toEqual([])
})
