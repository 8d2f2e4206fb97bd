import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { honest, startLyingNode, withOwners } from '../../test/lyingNode.ts'
import { proveSafe } from './proveSafe.ts'

const [alice, bob, carol, dave] = demoAccounts
const owners = [alice.address, bob.address, carol.address]
const abi = parseAbi(['function enableModule(address module)', 'function swapOwner(address, address, address)'])

let chain: Awaited<ReturnType<typeof borrowDevchain>>
let client: ReturnType<typeof createTestClient>
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

const open = (name: string, lie = honest) => startLyingNode({ lie, name, url: chain.url })

async function createSafe(version: Parameters<typeof deploySafe>[0]['version'] = '1.4.1'): Promise<Address> {
  const safe = await deploySafe({ client, owners, threshold: 2, version })
  await client.sendTransaction({ account: alice.address, to: safe, value: parseEther('2') })
  const data = encodeFunctionData({ abi, args: [dave.address], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  return safe
}

test.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)('default: two nodes prove a Safe %s', async (version) => {
  const safe = await createSafe(version)
  const { checks, proven, verdict } = await proveSafe({ chainId, nodes: [open('a'), open('b')], safe })
  expect(verdict).toBe('ok')
  expect(proven?.value).toMatchObject({
    balance: parseEther('2'),
    modules: [dave.address],
    nonce: 1n,
    owners,
    threshold: 2n,
    version,
  })
  const head = await client.getBlock()
  expect(proven?.evidence).toMatchObject({ block: { hash: head.hash, number: head.number }, isProven: true })
  expect(checks.filter(({ code }) => code === 'FACT_PROVEN')).toHaveLength(12)
})

test('behavior: an owner that nobody stated is found by the proof, where the order changed too', async () => {
  const safe = await createSafe()
  const data = encodeFunctionData({ abi, args: [alice.address, bob.address, dave.address], functionName: 'swapOwner' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  const lie = withOwners(() => [])
  const { proven } = await proveSafe({ chainId, nodes: [open('a', lie), open('b', lie)], safe })
  expect(proven?.value.owners).toEqual([alice.address, dave.address, carol.address])
})

test('parameters: checkpoint confirms its own block, with one node', async () => {
  const safe = await createSafe()
  const { hash, number } = await client.getBlock()
  await client.sendTransaction({ account: alice.address, to: safe, value: 1n })
  const nodes = [open('a')]
  const report = await proveSafe({ chainId, checkpoint: { chainId, hash, number }, nodes, safe })
  expect(report.verdict).toBe('ok')
  expect(report.proven?.value.balance).toBe(parseEther('2'))
  expect(report.proven?.evidence).toMatchObject({ block: { number } })

  const prove = async (checkpoint: { chainId?: number; hash?: typeof hash; number?: bigint }) => {
    const { checks, proven } = await proveSafe({
      chainId,
      checkpoint: { chainId, hash, number, ...checkpoint },
      nodes,
      safe,
    })
    expect(proven).toBeUndefined()
    return checks.map(({ code }) => code)
  }
  expect(await prove({ number: number - 1n })).toEqual(['CHECKPOINT_DIFFERS'])
  expect(await prove({ number: number + 1_000n })).toEqual(['BLOCK_MISSING'])
  expect(await prove({ chainId: 1 })).toEqual(['CHECKPOINT_OTHER_CHAIN'])
})

test('behavior: an account without code, and code that is no official Safe', async () => {
  const nodes = [open('a'), open('b')]
  const nobody = await proveSafe({ chainId, nodes, safe: '0x00000000000000000000000000000000000000F1' })
  expect(nobody.proven?.value).toMatchObject({ balance: 0n, proxyCodeHash: null })
  const other = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.2.0' })
  const { checks, proven } = await proveSafe({ chainId, nodes, safe: other })
  expect(proven?.value.owners).toBeUndefined()
  expect(checks.filter(({ code }) => code === 'FACT_UNPROVEN')).toHaveLength(5)
})
