import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, encodeSafeSetup, type TestClient } from '@countersign/devchain/testing'
import { type CustodyCommand, createCommands, readSetupChain } from '@countersign/protocol/custody'
import { type Address, getAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCast } from './support/findAnvil.ts'

const [alice, bob, carol, dave] = demoAccounts
const run = promisify(execFile)
const chainId = 31337

let chain: Awaited<ReturnType<typeof startDevchain>>
let client: TestClient
let folder: string
beforeAll(async () => {
  chain = await startDevchain()
  client = createTestClient(chain.url)
  folder = await mkdtemp(join(tmpdir(), 'countersign-cast-'))
  const [program, ...words] = await findCast()
  await writeFile(join(folder, 'cast'), `#!/bin/sh\nexec ${[program, ...words].join(' ')} "$@"\n`)
  await chmod(join(folder, 'cast'), 0o755)
}, 180_000)
afterAll(async () => {
  await chain?.stop()
  await rm(folder, { force: true, recursive: true })
})

/** Runs the commands in a POSIX shell as printed; what a person would fill in comes before each of them. */
async function runScript(parts: readonly (string | { command: CustodyCommand; set?: string })[]): Promise<string> {
  const script = parts.map((part) => (typeof part === 'string' ? part : `${part.command.text}\n${part.set ?? ''}`))
  const { stdout } = await run('/bin/sh', ['-e', '-c', script.join('\n')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH ?? ''}` },
    timeout: 120_000,
  })
  return stdout
}

async function listCommands(safe: Address, creation?: Parameters<typeof readSetupChain>[1]['creation']) {
  const { chain: recorded } = await readSetupChain(client, { chainId, creation, safe })
  const commands = createCommands(safe, recorded)
  return (id: CustodyCommand['id']) => {
    const command = commands.find((candidate) => candidate.id === id)
    if (!command) throw new Error(`There is no command ${id}.`)
    return command
  }
}

const walletOf = ({ privateKey }: { privateKey: string }) => `WALLET="--private-key ${privateKey}"`
const fill = (to: Address) => `RPC_URL=${chain.url}\n${walletOf(alice)}\nTO=${to} VALUE=7 DATA=0x OPERATION=0`

test.each(['1.0.0', '1.3.0', '1.5.0'] as const)(
  'default: with cast alone, two owners of a Safe %s pay',
  async (version) => {
    const owners = [alice.address, bob.address, carol.address]
    const safe = await deploySafe({ client, owners, threshold: 2, version })
    await client.sendTransaction({ account: alice.address, to: safe, value: 7n })
    const get = await listCommands(safe)
    const receiver = getAddress(`0x${'ab'.repeat(19)}0${version.slice(2, 3)}`)
    const output = await runScript([
      { command: get('variables'), set: fill(receiver) },
      { command: get('state') },
      { command: get('hash') },
      { command: get('approve'), set: walletOf(carol) },
      { command: get('approve'), set: walletOf(dave) },
      { command: get('signatures'), set: `APPROVED="${carol.address} ${alice.address}"` },
      // The list above is read again.
      get('signatures').text.split('\n').slice(2).join('\n'),
      { command: get('execute') },
    ])
    expect(output).toContain('31337')
    for (const owner of owners) expect(output).toContain(owner)
    expect(await client.getBalance({ address: receiver })).toBe(7n)
  },
  120_000,
)

test('behavior: an owner that is a Safe approves through its own owners', async () => {
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const safe = await deploySafe({ client, owners: [inner], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 7n })
  const outer = await listCommands(safe)
  const nested = await listCommands(inner)
  const receiver = getAddress(`0x${'cd'.repeat(20)}`)
  await runScript([
    { command: outer('variables'), set: fill(receiver) },
    { command: outer('hash'), set: 'OUTER_HASH=$HASH' },
    { command: outer('nested') },
    `SAFE=${inner}`,
    { command: nested('hash'), set: walletOf(bob) },
    { command: nested('approve') },
    { command: nested('signatures') },
    { command: nested('execute') },
    `SAFE=${safe}; HASH=$OUTER_HASH; TO=${receiver} VALUE=7 DATA=0x`,
    { command: outer('signatures') },
    { command: outer('execute') },
  ])
  expect(await client.getBalance({ address: receiver })).toBe(7n)
}, 120_000)

test('behavior: the Safe is deployed again on an empty chain, at the same address', async () => {
  const setup = { owners: [alice.address, bob.address], saltNonce: 9n, threshold: 2, version: '1.4.1' as const }
  const safe = await deploySafe({ client, ...setup })
  const { proxyFactory: factory, singletonL2: singleton } = safeContracts['1.4.1']
  const get = await listCommands(safe, { factory, initializer: encodeSafeSetup(setup), saltNonce: 9n, singleton })
  const other = await startDevchain()
  try {
    const there = createTestClient(other.url)
    expect(await there.getCode({ address: safe })).toBeUndefined()
    await runScript([`RPC_URL=${other.url}\n${walletOf(alice)}`, { command: get('create') }])
    expect(await there.getCode({ address: safe })).toBe(await client.getCode({ address: safe }))
  } finally {
    await other.stop()
  }
}, 120_000)
