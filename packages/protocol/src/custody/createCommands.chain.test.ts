import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, encodeSafeSetup } from '@countersign/devchain/testing'
import { type Address, concat, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approval, setupChain } from '../../test/chainWorld.ts'
import { predictSafeAddress } from '../hash/predictSafeAddress.ts'
import { commandFunctions, createCommands } from './createCommands.ts'
import { readSetupChain } from './readSetupChain.ts'

const [alice, bob, carol, dave] = demoAccounts
let world: Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  world = await setupChain()
})
afterAll(() => world.chain.stop())

const abi = parseAbi([
  `function ${commandFunctions.approve}`,
  `function ${commandFunctions.create}`,
  `function ${commandFunctions.execute}`,
  `function ${commandFunctions.hash} view returns (bytes32)`,
])

// `e2e/nodes/castCommands.nodes.test.ts` runs the text with cast itself.
test.each(['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: Safe %s does what the calldata of the commands says',
  async (version) => {
    const { client } = world
    const owners = [alice.address, bob.address, carol.address]
    const safe = await deploySafe({ client, owners, threshold: 2, version })
    await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
    const before = await client.getBalance({ address: dave.address })
    const body = [dave.address, 5n, '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress] as const
    const hash = await client.readContract({
      abi,
      address: safe,
      args: [...body, 0n],
      functionName: 'getTransactionHash',
    })
    const send = (account: Address, data: Hex) => client.sendTransaction({ account, data, to: safe })
    for (const account of [bob.address, carol.address])
      await send(account, encodeFunctionData({ abi, args: [hash], functionName: 'approveHash' }))
    const sorted = [bob.address, carol.address].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    const signatures = concat(sorted.map((owner) => approval(owner)))
    await send(dave.address, encodeFunctionData({ abi, args: [...body, signatures], functionName: 'execTransaction' }))
    expect(await client.getBalance({ address: dave.address })).toBeGreaterThan(before - 10n ** 18n)
    expect(await client.getBalance({ address: safe })).toBe(0n)
  },
)

test('default: the creation in the commands gives the same address', async () => {
  const { client } = world
  const setup = { owners: [alice.address, bob.address], saltNonce: 5n, threshold: 2, version: '1.4.1' as const }
  const safe = await deploySafe({ client, ...setup })
  const { proxyFactory: factory, singletonL2: singleton } = safeContracts['1.4.1']
  const creation = { factory, initializer: encodeSafeSetup(setup), saltNonce: 5n, singleton }
  const { chain } = await readSetupChain(client, { chainId, creation, safe })
  const { text } = createCommands(safe, chain).find(({ id }) => id === 'create') ?? { text: '' }
  const [, to, , word = '', initializer = '', salt = ''] = /send (\S+) "(\S+)" (\S+) \\\s+(\S+) (\d+)/.exec(text) ?? []
  expect([to, word, initializer, salt]).toEqual([factory, singleton, creation.initializer, '5'])
  expect(predictSafeAddress({ ...creation, factoryVersion: '1.4.1' })).toBe(safe)
  // A creation that gives another address is left out.
  const { chain: other } = await readSetupChain(client, { chainId, creation: { ...creation, saltNonce: 6n }, safe })
  expect(other.creation).toBeNull()
})

test('behavior: commands name the owners that are Safes, and no outside text', async () => {
  const { client } = world
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const safe = await deploySafe({ client, owners: [alice.address, inner], threshold: 2 })
  const { chain } = await readSetupChain(client, {
    chainId,
    chainName: '"; rm -rf /; "',
    nameOf: () => '$(reboot)',
    safe,
  })
  const commands = createCommands(safe, chain)
  expect(commands.find(({ id }) => id === 'nested')?.text).toContain(inner)
  expect(JSON.stringify(commands)).not.toMatch(/rm -rf|reboot/)
})
