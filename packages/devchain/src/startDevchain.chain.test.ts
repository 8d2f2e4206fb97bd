import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { demoAccounts } from './accounts/demoAccounts.ts'
import { createTestClient } from './client/createTestClient.ts'
import { type Devchain, type StartDevchainParameters, startDevchain } from './startDevchain.ts'

const [alice, bob] = demoAccounts
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function start(parameters: StartDevchainParameters = {}): Promise<Devchain> {
  const chain = await startDevchain(parameters)
  cleanups.push(() => chain.stop())
  return chain
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'devchain-'))
  cleanups.push(() => rmSync(folder, { force: true, recursive: true }))
  return folder
}

const pay = (url: string, value = 1n) =>
  createTestClient(url).sendTransaction({ account: alice.address, to: bob.address, value })
const getHead = (url: string) => createTestClient(url).getBlock()

test('default', async () => {
  const { url } = await start()
  const client = createTestClient(url)
  expect(await client.getChainId()).toBe(31_337)
  expect(await client.getBlockNumber()).toBe(0n)
  const hash = await pay(url)
  expect(await client.getTransactionReceipt({ hash })).toMatchObject({ blockNumber: 1n, status: 'success' })
})

test('parameters: demoWorld builds the same blocks in every new folder', async () => {
  const stored = await start({ dataDir: makeFolder(), demoWorld: true })
  const inMemory = await start({ demoWorld: true })
  expect((await getHead(stored.url)).hash).toBe((await getHead(inMemory.url)).hash)
})

test('behavior: a restart has the same head and goes on', async () => {
  const dataDir = makeFolder()
  const first = await start({ dataDir, demoWorld: true })
  await pay(first.url)
  const before = await getHead(first.url)
  await first.stop()
  const second = await start({ dataDir, demoWorld: true })
  expect((await getHead(second.url)).hash).toBe(before.hash)
  await pay(second.url)
  const after = await getHead(second.url)
  expect(after.parentHash).toBe(before.hash)
  expect(after.timestamp).toBeGreaterThan(before.timestamp)
})

test('behavior: kill -9 loses nothing that was acknowledged', async () => {
  const dataDir = makeFolder()
  const first = await start({ dataDir })
  const acknowledged = new Set<string>()
  // Many at once, and killed in the middle of it.
  const sending = Array.from({ length: 60 }, (_, index) =>
    pay(first.url, BigInt(index + 1)).then(
      (hash) => {
        acknowledged.add(hash)
        if (acknowledged.size === 20) process.kill(first.pid, 'SIGKILL')
      },
      () => undefined,
    ),
  )
  await Promise.all(sending)
  expect(await first.exited).toBe(null)
  expect(acknowledged.size).toBeGreaterThanOrEqual(20)
  const second = await start({ dataDir })
  const client = createTestClient(second.url)
  for (const hash of acknowledged)
    expect(await client.getTransactionReceipt({ hash: `0x${hash.slice(2)}` })).toMatchObject({ status: 'success' })
})

test('behavior: the torn end of the journal is cut off', async () => {
  const dataDir = makeFolder()
  const file = join(dataDir, 'journal.ndjson')
  const first = await start({ dataDir })
  await pay(first.url)
  const head = await getHead(first.url)
  await pay(first.url)
  await first.stop()
  truncateSync(file, statSync(file).size - 7)
  const second = await start({ dataDir })
  expect((await getHead(second.url)).hash).toBe(head.hash)
  await pay(second.url)
  const after = await getHead(second.url)
  await second.stop()
  appendFileSync(file, 'half a rec\n')
  const third = await start({ dataDir })
  expect((await getHead(third.url)).hash).toBe(after.hash)
})

test('behavior: a revert survives a restart', async () => {
  const dataDir = makeFolder()
  const first = await start({ dataDir })
  const client = createTestClient(first.url)
  await pay(first.url)
  const kept = await getHead(first.url)
  const id = await client.snapshot()
  const gone = await pay(first.url, 5n)
  await client.revert({ id })
  expect((await getHead(first.url)).hash).toBe(kept.hash)
  await client.setBalance({ address: bob.address, value: 77n })
  await client.mine({ blocks: 3 })
  const before = await getHead(first.url)
  await first.stop()
  const second = await start({ dataDir })
  const after = createTestClient(second.url)
  expect((await getHead(second.url)).hash).toBe(before.hash)
  expect(await after.getBalance({ address: bob.address })).toBe(77n)
  await expect(after.getTransaction({ hash: gone })).rejects.toMatchObject({ name: 'TransactionNotFoundError' })
})

test('behavior: a refused request leaves no trace in the journal', async () => {
  const dataDir = makeFolder()
  const { url } = await start({ dataDir })
  await pay(url)
  const before = readFileSync(join(dataDir, 'journal.ndjson'), 'utf8')
  await expect(createTestClient(url).sendRawTransaction({ serializedTransaction: '0x02c0' })).rejects.toThrow()
  expect(readFileSync(join(dataDir, 'journal.ndjson'), 'utf8')).toBe(before)
})

test('behavior: time can be set and moved', async () => {
  const { url } = await start()
  const client = createTestClient(url)
  await client.setNextBlockTimestamp({ timestamp: 1_900_000_000n })
  await pay(url)
  expect((await client.getBlock()).timestamp).toBe(1_900_000_000n)
  await pay(url)
  expect((await client.getBlock()).timestamp).toBe(1_900_000_001n)
  await client.increaseTime({ seconds: 1_000_000_000 })
  await pay(url)
  expect((await client.getBlock()).timestamp).toBeGreaterThan(2_700_000_000n)
})

test('behavior: an interrupted world is built again from the start', async () => {
  const dataDir = makeFolder()
  writeFileSync(join(dataDir, 'journal.building'), '{"head":"0x1","method":"evm_mine","params":[]}\n')
  const chain = await start({ dataDir, demoWorld: true })
  const inMemory = await start({ demoWorld: true })
  expect((await getHead(chain.url)).hash).toBe((await getHead(inMemory.url)).hash)
})

test('behavior: ends when its parent is killed', async () => {
  const program = `
    import { startDevchain } from ${JSON.stringify(fileURLToPath(new URL('./startDevchain.ts', import.meta.url)))}
    startDevchain().then(({ pid }) => console.log(pid))`
  const parent = spawn(
    process.execPath,
    ['--conditions=@repo/source', '--import', 'tsx', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output] = await once(parent.stdout, 'data')
  const pid = Number(String(output))
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})

test('behavior: SIGINT ends it cleanly', async () => {
  const chain = await start()
  process.kill(chain.pid, 'SIGINT')
  expect(await chain.exited).toBe(0)
})

test('error: taken port', async () => {
  const { url } = await start()
  const port = Number(new URL(url).port)
  const folder = makeFolder()
  await expect(startDevchain({ dataDir: folder, port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    shortMessage: `Port ${port} on 127.0.0.1 is taken, so the embedded chain cannot listen there: stop what uses it or choose another port.`,
  })
})

test('error: folder in use, free again after the holder was killed', async () => {
  const dataDir = makeFolder()
  const first = await start({ dataDir })
  await expect(startDevchain({ dataDir })).rejects.toMatchObject({
    code: 'DATA_FOLDER_IN_USE',
    shortMessage: `The chain folder ${dataDir} is in use by process ${first.pid}: stop that process or choose another folder.`,
  })
  process.kill(first.pid, 'SIGKILL')
  await first.exited
  await start({ dataDir })
})

test('error: folder that is a file', async () => {
  const folder = join(makeFolder(), 'file')
  writeFileSync(folder, '')
  await expect(startDevchain({ dataDir: folder })).rejects.toMatchObject({ code: 'DATA_FOLDER_UNUSABLE' })
})

test('error: broken journal', async () => {
  const dataDir = makeFolder()
  const file = join(dataDir, 'journal.ndjson')
  const first = await start({ dataDir })
  await pay(first.url)
  await pay(first.url, 2n)
  await pay(first.url, 3n)
  await first.stop()
  const [one, , three] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, `${one}\n${three}\n`)
  await expect(startDevchain({ dataDir })).rejects.toMatchObject({
    code: 'JOURNAL_BROKEN',
    shortMessage: expect.stringContaining('from line 2'),
  })
  writeFileSync(file, `${one}\nnonsense\n${three}\n`)
  await expect(startDevchain({ dataDir })).rejects.toMatchObject({ code: 'JOURNAL_BROKEN' })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
