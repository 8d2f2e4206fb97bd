import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { proveSafe } from '@countersign/protocol/proof'
import { createClient, encodeFunctionData, http, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from './support/startAnvil.ts'

const [alice, bob, carol] = demoAccounts
const abi = parseAbi(['function enableModule(address module)'])

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil?.stop())

const open = (name: string) => ({ client: createClient({ transport: http(anvil.url, { batch: true }) }), name })

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('default: Anvil proves a Safe %s', async (version) => {
  const { client } = anvil
  const owners = [alice.address, bob.address]
  const safe = await deploySafe({ client, owners, threshold: 2, version })
  await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('3') })
  const data = encodeFunctionData({ abi, args: [carol.address], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  const { checks, proven, verdict } = await proveSafe({ chainId, nodes: [open('a'), open('b')], safe })
  expect(checks.filter((check) => check.verdict !== 'ok')).toEqual([])
  expect(verdict).toBe('ok')
  const facts = { balance: parseEther('3'), modules: [carol.address], nonce: 1n, owners, threshold: 2n, version }
  expect(proven?.value).toMatchObject(facts)
  const { hash, number } = await client.getBlock()
  const alone = await proveSafe({ chainId, checkpoint: { chainId, hash, number }, nodes: [open('a')], safe })
  expect(alone.proven?.value).toEqual(proven?.value)
})
