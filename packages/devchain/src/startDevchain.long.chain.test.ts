import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { getHead, makeFolder, pay, start } from '../test/startOwn.ts'
import { createTestClient } from './client/createTestClient.ts'
import { startDevchain } from './startDevchain.ts'

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
  await expect.poll(() => isRunning(pid)).toBe(false)
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
