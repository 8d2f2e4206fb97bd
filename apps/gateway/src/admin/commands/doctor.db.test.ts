import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createTestDatabase } from '../../../test/createTestDatabase.ts'
import { getDemoTemplate } from '../../../test/getDemoTemplate.ts'
import { runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import { startProvider } from '../../../test/startProvider.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

async function setup() {
  const database = await createTestDatabase({ template: await getDemoTemplate() })
  onTestFinished(() => database.destroy())
  const env = { COUNTERSIGN_CHAINS: await writeChainsFile([chain.config]), DATABASE_URL: database.url }
  return { database, env }
}

test('default: passed checks are reported, failed ones have a remedy', async () => {
  const { env } = await setup()
  const { code, output } = await runAdminCommand(['doctor'], env)
  expect(output).toContain('ok   configuration: 1 chain(s)')
  expect(output).toMatch(/ok {3}tables: \d+ migrations, none pending/)
  expect(output).toContain('ok   clock: ')
  expect(output).toMatch(
    /ok {3}chain 31337: head \d+, .*traces.*eth_getLogs up to \d+ blocks, Safe 1\.3\.0, Safe 1\.4\.1/,
  )
  // The tests' own server is told to forget durability, which an operator must hear of.
  if (output.includes('fsync')) {
    expect(output).toContain('FAIL database: fsync')
    expect(output).toContain('      Turn it on in postgresql.conf.')
    expect(code).toBe(1)
  }
  const json: unknown = JSON.parse((await runAdminCommand(['doctor', '--json'], env)).output)
  expect(json).toMatchObject({ checks: expect.arrayContaining([expect.objectContaining({ what: 'clock' })]) })
})

test("error: another chain's node, an absent node and an absent database are each named", async () => {
  const { env } = await setup()
  const wrong = await writeChainsFile([{ ...chain.config, id: 7 }])
  const other = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: wrong })
  expect(other).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAIL chain 7: the node serves chain 31337'),
  })
  const rpcUrls = { http: ['http://127.0.0.1:9'] }
  const deaf = await writeChainsFile([{ ...chain.config, rpcUrls: { default: rpcUrls, public: rpcUrls } }])
  const silent = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: deaf })
  expect(silent).toMatchObject({
    code: 1,
    output: expect.stringContaining('FAIL chain 31337: the node does not respond'),
  })
  const absent = await runAdminCommand(['doctor'], { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect(absent).toMatchObject({ code: 1, output: expect.stringContaining('FAIL database: connection failed') })
})

test('behavior: a chain without a public node, and a key in a public URL, are pointed out without the key', async () => {
  const { env } = await setup()
  const urls = chain.config.rpcUrls.default
  const none = await writeChainsFile([{ ...chain.config, rpcUrls: { default: urls, public: { http: [] } } }])
  const without = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: none })
  expect(without.output).toContain('WARN public node 31337: browsers have no RPC URL for this chain')
  expect(without.output).toContain('      Set rpcUrls.public in the chains file to a public RPC URL.')
  const shown = { http: ['https://node.example/v3/9aa3d95b3bc440fa88ea12eaa4456161'] }
  const keyed = await writeChainsFile([{ ...chain.config, rpcUrls: { default: urls, public: shown } }])
  const { output } = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: keyed })
  expect(output).toContain('WARN public node 31337: rpcUrls.public is visible to every visitor, and path segment 2')
  expect(output).not.toContain('9aa3d95b')
  expect((await runAdminCommand(['doctor'], env)).output).not.toContain('public node')
})

test('behavior: each node and websocket of a chain is measured', async () => {
  const { env } = await setup()
  const { http, webSocket } = chain.config.rpcUrls.default
  const [url = ''] = http
  const limited = await startProvider(url, {
    hasBatches: false,
    rules: {
      debug_traceTransaction: () => ({ error: { code: -32_601, message: 'the method does not exist' } }),
      eth_getLogs: () => ({ error: { code: -32_005, message: 'limit exceeded' } }),
    },
  })
  const urls = { http: [url, limited.url, 'http://127.0.0.1:9'], webSocket: [...(webSocket ?? []), 'ws://127.0.0.1:9'] }
  const several = { ...chain.config, l2: false, rpcUrls: { ...chain.config.rpcUrls, default: urls } }
  const file = await writeChainsFile([several])
  const { output } = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: file })
  expect(output).toContain('ok   chain 31337: head')
  expect(output).toContain('WARN chain 31337, node 2: the node rejects JSON-RPC batches')
  expect(output).toContain('FAIL chain 31337, node 2: the node does not support eth_getLogs')
  expect(output).toContain('WARN chain 31337, node 2: the node does not support debug_traceTransaction')
  expect(output).toContain('FAIL chain 31337, node 3: the node does not respond')
  expect(output).toContain('From a container, use host.docker.internal')
  expect(output.match(/a WebSocket URL in rpcUrls.default does not deliver/g)).toHaveLength(1)
})

test('error: variables that cannot be read and tables of a newer version', async () => {
  const { database, env } = await setup()
  const port = await runAdminCommand(['doctor'], { ...env, PORT: 'x' })
  expect(port).toMatchObject({ code: 1, output: expect.stringContaining('FAIL variables: PORT is not a port number') })
  const file = await runAdminCommand(['doctor'], { ...env, COUNTERSIGN_CHAINS: '/nowhere.json' })
  expect(file).toMatchObject({ code: 1, output: expect.stringContaining('FAIL chains file: ') })
  await sql`insert into kysely_migration (name, timestamp) values ('9999_future', '')`.execute(database.db)
  const future = await runAdminCommand(['doctor'], env)
  expect(future).toMatchObject({ code: 1, output: expect.stringContaining('FAIL tables: migrated by a newer version') })
})

test('error: usage errors are distinguished from failures', async () => {
  expect(await runAdminCommand(['dance'], {})).toMatchObject({
    code: 2,
    warnings: expect.stringContaining('Unknown command'),
  })
  expect(await runAdminCommand(['doctor', '--loud'], {})).toMatchObject({ code: 2 })
  expect(await runAdminCommand(['safe', 'add'], {})).toMatchObject({ code: 2 })
  expect(await runAdminCommand([], {})).toMatchObject({
    code: 0,
    output: expect.stringContaining('chain add <rpc-url>'),
  })
  expect(await runAdminCommand(['reindex', '--help'], {})).toMatchObject({
    code: 0,
    output: expect.stringContaining('--check'),
  })
})
