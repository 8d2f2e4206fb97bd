import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, encodeSafeSetup, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import {
  canOwnByPasskey,
  createPasskeySignerCall,
  isPasskeySignerDeployed,
  readPasskeySupport,
} from '@countersign/protocol/passkey'
import { parseAbi } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { readChainsFile } from '../../apps/gateway/src/config/chooseChains.ts'
import { createLogger } from '../../apps/gateway/src/lib/createLogger.ts'
import { startGateway } from '../../apps/gateway/src/startGateway.ts'
import { borrowTestDatabase } from '../../apps/gateway/test/createTestDatabase.ts'
import { createTestFolder, runAdminCommand } from '../../apps/gateway/test/runAdminCommand.ts'
import { startAnvil } from './support/startAnvil.ts'

const [alice, bob, , , , , , , , deployer] = demoAccounts
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

async function startEmpty(args: readonly string[] = []) {
  const node = await startAnvil({ args, hasContracts: false })
  onTestFinished(() => node.stop())
  const folder = await createTestFolder()
  const keyFile = join(folder, 'key')
  await writeFile(keyFile, `${deployer.privateKey}\n`)
  const chainsFile = join(folder, 'chains.json')
  const run = (...words: string[]) => runAdminCommand(['chain', 'bootstrap', node.url, ...words], {})
  return { chainsFile, folder, keyFile, node, run }
}

/** Published by Safe for chain 31337. */
const creationFile = new URL('support/safeSingletonFactory.json', import.meta.url).pathname

test('default: an empty chain gets Safe at the official addresses, and then creates and executes', async () => {
  const { keyFile, node, run } = await startEmpty()
  const without = await run()
  expect(without).toMatchObject({
    code: 1,
    output: expect.stringContaining('not possible: SafeL2 (the Safe singleton factory is not on this chain)'),
  })
  const plan = await run('--factory-creation', creationFile)
  expect(plan.code).toBe(3)
  expect(plan.output).toContain('Safe 1.4.1 canonical: 0 of 12 contracts deployed')
  expect(plan.output).toContain('Passkey owners 0.2.0 canonical: 0 of 4 contracts deployed')
  expect(plan.output).toMatch(/Safe singleton factory: [\d.]+ of the native coin/)
  const [, cost = ''] = /Cost: at most ([\d.]+) of the native coin/.exec(plan.output) ?? []
  expect(plan.output).toContain('Nothing was sent.')
  const before = await node.client.getBalance({ address: deployer.address })
  const deployed = await run('--factory-creation', creationFile, '--deploy', '--key-file', keyFile)
  expect(deployed).toMatchObject({
    code: 0,
    output: expect.stringContaining('Verified the code hashes of 17 contracts.'),
  })
  const spent = Number(before - (await node.client.getBalance({ address: deployer.address }))) / 1e18
  expect(spent).toBeLessThan(Number(cost))
  const { client } = node
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  await executeAsSafe({ client, safe, transaction: { to: bob.address } })
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(1n)
  const passkey = { x: 1n, y: 2n }
  expect(canOwnByPasskey(await readPasskeySupport(client, { chainId: 31_337 }))).toBe(true)
  await client.sendTransaction({ account: alice.address, ...createPasskeySignerCall(passkey) })
  expect(await isPasskeySignerDeployed(client, passkey)).toBe(true)
  expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining('Safe 1.4.1 is complete.') })
  const after = await runAdminCommand(['chain', 'add', node.url, '--file', '-'], {})
  expect(after.warnings).not.toContain('the chain has no Safe contracts')
})

test('behavior: 1.3.0 needs no factory of Safe; what its build cannot reproduce is named', async () => {
  const { keyFile, run } = await startEmpty(['--disable-default-create2-deployer'])
  const { code, output } = await run('--version', '1.3.0', '--deploy', '--key-file', keyFile)
  expect(output).toContain('Deployed deterministic deployment proxy')
  expect(output).toContain('not possible: SignMessageLib')
  expect(output).toMatch(/Verified the code hashes of \d+ contracts/)
  expect(code).toBe(0)
})

test('behavior: at own addresses, which the service then indexes', async () => {
  const { chainsFile, keyFile, node, run } = await startEmpty()
  await runAdminCommand(['chain', 'add', node.url, '--file', chainsFile], {})
  const { code, output } = await run('--own-addresses', '--file', chainsFile, '--deploy', '--key-file', keyFile)
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Verified the code hashes of 6') })
  const chains = await readChainsFile(chainsFile)
  const [{ safeFactories: [factory] = [], safeSingletons: [, singleton] = [] } = {}] = chains
  if (!factory || !singleton) throw new Error(await readFile(chainsFile, 'utf8'))
  expect(singleton.version).toBe('1.4.1+L2')
  expect((await run('--file', chainsFile)).output).toContain(`own address ${factory}: SafeProxyFactory 1.4.1`)
  const { client } = node
  const initializer = encodeSafeSetup({ owners: [alice.address], threshold: 1, version: '1.4.1' })
  const { request, result: safe } = await client.simulateContract({
    abi: factoryAbi,
    account: alice.address,
    address: factory,
    args: [singleton.address, initializer, 1n],
    functionName: 'createProxyWithNonce',
  })
  await client.writeContract(request)
  await executeAsSafe({ client, safe, transaction: { to: bob.address } })
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
  await expect
    .poll(async () => (await fetch(`${gateway.url}/v1/chains/31337/safes/${safe}`)).json())
    .toMatchObject({ nonce: 1, owners: [{ value: alice.address }], version: '1.4.1+L2' })
  await expect
    .poll(async () => (await fetch(`${gateway.url}/v1/chains/31337/safes/${safe}/transactions/history`)).json())
    .toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ type: 'TRANSACTION' })]) })
})

test('error: without funds, without a key, with a file that is none', async () => {
  const { folder, keyFile, node, run } = await startEmpty()
  expect(await run('--deploy')).toMatchObject({ code: 2 })
  expect(await run('--version', '1.0.0')).toMatchObject({ code: 2 })
  const broken = join(folder, 'broken')
  await writeFile(broken, '0x1234')
  const refused = await run('--deploy', '--key-file', broken)
  expect(refused).toMatchObject({ code: 1, warnings: expect.stringContaining('does not contain a private key') })
  expect(refused.warnings).not.toContain('0x1234')
  await node.client.setBalance({ address: deployer.address, value: 1n })
  const words = ['--factory-creation', creationFile, '--deploy', '--key-file', keyFile]
  expect(await run(...words)).toMatchObject({ code: 1, warnings: expect.stringContaining('Fund it first') })
  expect(await runAdminCommand(['chain', 'bootstrap', 'http://127.0.0.1:9'], {})).toMatchObject({ code: 1 })
})
