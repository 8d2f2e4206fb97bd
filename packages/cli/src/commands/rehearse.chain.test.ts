import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, executeAsSafe } from '@countersign/devchain/testing'
import { getSetupFileTypedData, readSetupChain, type SetupFile, writeSetupFile } from '@countersign/protocol/custody'
import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runArguments } from '../../test/runArguments.ts'
import { writeTestFile } from '../../test/writeFile.ts'

const [alice] = demoAccounts
const { grants, subsidiary, treasury } = demoSafes
const abi = parseAbi(['function enableModule(address module)'])
let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

async function createFile(safe: Address, isSigned = true): Promise<string> {
  const { chain: recorded } = await readSetupChain(client, { chainId, safe })
  const file: SetupFile = {
    chains: [recorded],
    createdAt: '2026-11-19T12:00:00.000Z',
    name: 'Treasury',
    nodes: [],
    safe,
    services: [],
  }
  const signature = await privateKeyToAccount(alice.privateKey).signTypedData(getSetupFileTypedData(file))
  return writeSetupFile({ ...file, signatures: isSigned ? [{ owner: alice.address, signature }] : [] })
}

const run = async (text: string, ...words: string[]) =>
  runArguments(['rehearse', await writeTestFile(text), '--rpc', chain.url, ...words])

test('default: the Treasury of the demo world opens from its file and the node', async () => {
  const { code, out } = await run(await createFile(treasury.address))
  expect(out).toContain('The Safe can be used with this file and a node alone.')
  expect(out).toContain(`${alice.address}  valid`)
  expect(out).toMatch(/ok {7}An owner that the chain has today/)
  expect(out).toMatch(/ok {7}With enough approvals, the node executes it/)
  expect(out).not.toMatch(/FAILED|unknown {2}/)
  // The demo file has no creation.
  expect(out).toContain('missing  The creation')
  expect(code).toBe(0)
})

test('behavior: JSON, nested owners, and strictness about what the file lacks', async () => {
  const { code, out } = await run(await createFile(subsidiary.address, false), '--json', '--strict')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    exitCode: 1,
    owners: expect.arrayContaining([{ address: treasury.address, kind: 'safe' }]),
    simulation: { outcome: 'success' },
    steps: expect.arrayContaining([
      { id: 'signed', status: 'missing', text: expect.any(String) },
      { id: 'execute', status: 'passed', text: expect.any(String) },
    ]),
  })
})

test('behavior: what changed since', async () => {
  const file = await createFile(grants.address)
  const data = encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client, safe: grants.address, transaction: { data, to: grants.address } })
  const { code, out } = await run(file)
  expect(code).toBe(1)
  expect(out).toContain('Changed since')
  expect(out).toContain(`chain: ${demoModule}`)
  expect(out).toMatch(/executed since\s+1/)
})

test('error: a changed file, another chain, no Safe, no node, no --rpc', async () => {
  const text = await createFile(treasury.address)
  const changed = text.replace('cast send', 'curl evil.example; cast send')
  expect(await run(changed)).toMatchObject({ code: 1, err: expect.stringContaining('Do not run them') })
  const elsewhere = text.replaceAll('"chainId": 31337', '"chainId": 1').replaceAll('Must print 31337', 'Must print 1')
  expect(await run(elsewhere)).toMatchObject({ code: 1, err: expect.stringContaining('no chain 31337') })
  const renamed = text.replace('"name": "Treasury"', '"name": "Other"')
  expect(await run(renamed)).toMatchObject({ code: 1, out: expect.stringContaining('not of this content') })
  const nowhere = text.replaceAll(treasury.address, '0x00000000000000000000000000000000000000AA')
  expect(await run(nowhere)).toMatchObject({ code: 1, err: expect.stringContaining('no contract is deployed there') })
  const path = await writeTestFile(text)
  expect(await runArguments(['rehearse', path, '--rpc', 'http://127.0.0.1:1'])).toMatchObject({
    code: 3,
    err: expect.stringContaining('Check --rpc'),
  })
  expect(await runArguments(['rehearse', path])).toMatchObject({ code: 2, err: expect.stringContaining('--rpc') })
})
