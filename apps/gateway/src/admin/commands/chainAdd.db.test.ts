import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { secondChainId, seedSecondChain, startDevchain } from '@countersign/devchain'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { borrowTestDatabase } from '../../../test/createTestDatabase.ts'
import { createTestFolder, runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
import { startProvider } from '../../../test/startProvider.ts'
import { readChainsFile } from '../../config/chooseChains.ts'
import { createLogger } from '../../lib/createLogger.ts'
import { startGateway } from '../../startGateway.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('default: a second chain is added to the file, and a gateway with it serves and follows both', async () => {
  const second = await startDevchain({ chainId: secondChainId })
  onTestFinished(() => second.stop())
  await seedSecondChain({ rpcUrl: second.url })
  const file = await writeChainsFile([chain.config])
  const words = ['chain', 'add', second.url, '--name', 'Second chain', '--short-name', 'second', '--testnet']
  const { code, output } = await runAdminCommand(words, { COUNTERSIGN_CHAINS: file })
  expect(code).toBe(0)
  expect(output).toContain(`Added chain ${secondChainId} (Second chain)`)
  expect(output).toMatch(
    /ok {3}chain \d+: head \d+, a block every .* s, finalized .*traces.*eth_getLogs up to \d+ blocks, Safe 1\.3\.0/,
  )
  expect(output).toContain(`WARN chain ${secondChainId}: browsers get no RPC URL`)
  expect(output).toContain('defaults were used for --symbol (ETH)')
  const chains = await readChainsFile(file)
  expect(chains.map(({ id, name }) => [id, name])).toEqual([
    [31_337, 'Test chain'],
    [secondChainId, 'Second chain'],
  ])
  const database = await borrowTestDatabase()
  const gateway = await startGateway({
    chains,
    databaseUrl: database.url,
    host: '127.0.0.1',
    logger: createLogger({ level: 'silent' }),
    port: 0,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await database.destroy()
  })
  const answer = await fetch(`${gateway.url}/v1/chains/${secondChainId}`)
  expect(await answer.json()).toMatchObject({ chainName: 'Second chain', shortName: 'second' })
  // The URL that the service was given is its own: nobody said that it may be shown.
  for (const path of [`/v1/chains/${secondChainId}`, '/v1/chains', '/config.json'])
    expect(await (await fetch(`${gateway.url}${path}`)).text()).not.toContain(second.url)
  await expect.poll(async () => (await fetch(`${gateway.url}/ready`)).status).toBe(200)
})

test('error: a chain that is there, a node that does not answer, an address that is none', async () => {
  const file = await writeChainsFile([chain.config])
  const before = await readFile(file, 'utf8')
  const [url = ''] = chain.config.rpcUrls.default.http
  expect(await runAdminCommand(['chain', 'add', url, '--file', file], {})).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('already has chain 31337'),
  })
  expect(await runAdminCommand(['chain', 'add', 'http://127.0.0.1:9', '--file', file], {})).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('The node does not respond'),
  })
  expect(await runAdminCommand(['chain', 'add', 'node', '--file', file], {})).toMatchObject({ code: 2 })
  expect(await runAdminCommand(['chain', 'add', url], {})).toMatchObject({ code: 2 })
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('behavior: the first chain makes the file', async () => {
  const file = join(await createTestFolder(), 'chains.json')
  const [url = ''] = chain.config.rpcUrls.default.http
  expect(await runAdminCommand(['chain', 'add', url, '--file', file], {})).toMatchObject({ code: 0 })
  expect(await readChainsFile(file)).toMatchObject([{ id: 31_337, name: 'Chain 31337' }])
  const shown = join(await createTestFolder(), 'chains.json')
  const words = ['chain', 'add', url, '--file', shown, '--public-rpc', 'https://public.example']
  expect((await runAdminCommand(words, {})).output).not.toContain('browsers get no RPC URL')
  expect(await readChainsFile(shown)).toMatchObject([{ rpcUrls: { public: { http: ['https://public.example'] } } }])
})

test('behavior: everything that a node and the registry of chains know is written', async () => {
  const [url = ''] = chain.config.rpcUrls.default.http
  const file = join(await createTestFolder(), 'chains.json')
  const { output } = await runAdminCommand(['chain', 'add', url, '--file', file], {})
  const [local] = await readChainsFile(file)
  // The websocket was tried before it was written; it is private like the RPC URL.
  expect(local?.rpcUrls).toEqual({
    default: { http: [url], webSocket: [url.replace('http', 'ws').concat('/')] },
    public: { http: [] },
  })
  expect(local).toMatchObject({ l2: true, recommendedMasterCopyVersion: '1.4.1', startBlock: 0 })
  expect(output).not.toContain('no WebSocket')
  const mainnet = await startProvider(url, { rules: { eth_chainId: () => ({ result: '0x1' }) } })
  const second = await runAdminCommand(['chain', 'add', mainnet.url, '--file', file], {})
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining('WARN chain 1: no WebSocket URL was found') })
  expect(second.output).not.toContain('defaults were used')
  expect((await readChainsFile(file))[1]).toMatchObject({
    blockExplorers: { default: { name: 'Etherscan' } },
    l2: false,
    name: 'Ethereum',
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    rpcUrls: { default: { http: [mainnet.url] }, public: { http: [] } },
    shortName: 'eth',
  })
})

test('behavior: the first block of the chain is where the first factory appears', async () => {
  const [url = ''] = chain.config.rpcUrls.default.http
  // One by one: blocks that are mined together have no state of their own.
  for (let block = 0; block < 12; block += 1) await chain.client.mine({ blocks: 1 })
  const deployed = Number(await chain.client.getBlockNumber()) - 5
  const isBefore = (tag: unknown) => typeof tag === 'string' && /^0x/.test(tag) && Number(tag) < deployed
  const late = await startProvider(url, {
    rules: { eth_getCode: ([, tag]) => (isBefore(tag) ? { result: '0x' } : undefined) },
  })
  const file = join(await createTestFolder(), 'chains.json')
  expect(await runAdminCommand(['chain', 'add', late.url, '--file', file], {})).toMatchObject({ code: 0 })
  expect(await readChainsFile(file)).toMatchObject([{ startBlock: deployed }])
  const pruned = await startProvider(url, {
    rules: {
      eth_getCode: ([, tag]) =>
        isBefore(tag) ? { error: { code: -32_000, message: 'missing trie node' } } : undefined,
    },
  })
  const other = join(await createTestFolder(), 'chains.json')
  expect(await runAdminCommand(['chain', 'add', pruned.url, '--file', other], {})).toMatchObject({
    output: expect.stringContaining('the deployment block of the first Safe contract was not found on this node'),
  })
  expect(await readChainsFile(other)).toMatchObject([{ startBlock: 0 }])
})

test('behavior: a chain without Safe contracts is added and reported, by doctor as well', async () => {
  const [url = ''] = chain.config.rpcUrls.default.http
  const bare = await startProvider(url, { rules: { eth_getCode: () => ({ result: '0x' }) } })
  const file = join(await createTestFolder(), 'chains.json')
  const missing = 'FAIL chain 31337: the chain has no Safe contracts: Safes cannot be created or indexed'
  expect(await runAdminCommand(['chain', 'add', bare.url, '--file', file], {})).toMatchObject({
    code: 3,
    output: expect.stringContaining(missing),
  })
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none'
  const { output } = await runAdminCommand(['doctor'], { COUNTERSIGN_CHAINS: file, DATABASE_URL })
  expect(output).toContain(missing)
})

test('parameters: file: - prints a new chains file, and the report beside it', async () => {
  const [url = ''] = chain.config.rpcUrls.default.http
  const { code, output, warnings } = await runAdminCommand(['chain', 'add', url, '--file', '-'], {})
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ chains: [{ id: 31_337, rpcUrls: { default: { http: [url] } } }] })
  expect(warnings).toContain('ok   chain 31337: head')
})
