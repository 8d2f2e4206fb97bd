import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foundSecondChain, secondChainId, startDevchain } from '@countersign/devchain'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { borrowTestDatabase } from '../../../test/createTestDatabase.ts'
import { createTestFolder, runAdminCommand, writeChainsFile } from '../../../test/runAdminCommand.ts'
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
  await foundSecondChain({ rpcUrl: second.url })
  const file = await writeChainsFile([chain.config])
  const words = ['chain', 'add', second.url, '--name', 'Second chain', '--short-name', 'second', '--testnet']
  const { code, output } = await runAdminCommand(words, { COUNTERSIGN_CHAINS: file })
  expect(code).toBe(0)
  expect(output).toContain(`Chain ${secondChainId} was added`)
  expect(output).toContain('Browsers get no node of it')
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
    warnings: expect.stringContaining('Chain 31337 is in'),
  })
  expect(await runAdminCommand(['chain', 'add', 'http://127.0.0.1:9', '--file', file], {})).toMatchObject({
    code: 1,
    warnings: expect.stringContaining('The node does not answer'),
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
  expect((await runAdminCommand(words, {})).output).not.toContain('Browsers get no node')
  expect(await readChainsFile(shown)).toMatchObject([{ rpcUrls: { public: { http: ['https://public.example'] } } }])
})
