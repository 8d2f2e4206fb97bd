import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getHead, makeFolder, pay, start } from '../../test/startOwn.ts'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient } from '../client/createTestClient.ts'
import { startDevchain } from '../startDevchain.ts'

const [, bob] = demoAccounts

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
  const stored = await getHead(first.url)
  const id = await client.snapshot()
  const gone = await pay(first.url, 5n)
  await client.revert({ id })
  expect((await getHead(first.url)).hash).toBe(stored.hash)
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

test('behavior: an interrupted world is built again from the start', async () => {
  const dataDir = makeFolder()
  writeFileSync(join(dataDir, 'journal.building'), '{"head":"0x1","method":"evm_mine","params":[]}\n')
  const chain = await start({ dataDir, demoWorld: true })
  const inMemory = await start({ demoWorld: true })
  expect((await getHead(chain.url)).hash).toBe((await getHead(inMemory.url)).hash)
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
