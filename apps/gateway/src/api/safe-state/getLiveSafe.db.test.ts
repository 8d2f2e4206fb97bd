import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { createPublicClient, custom, pad } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { deployCode } from '../../../test/hostile/deployCode.ts'
import { setup } from '../../../test/setup.ts'
import { getLiveSafe } from './getLiveSafe.ts'

const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

test('behavior: a Safe whose owners replaced its code by one that burns all gas is read as untrusted from then on', async () => {
  const world = await setup(chain)
  const address = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const gas: (bigint | undefined)[] = []
  const client = createPublicClient({
    chain: world.client.chain,
    transport: custom({
      request: async (body) => {
        const limit = body.method === 'eth_call' ? body.params[0].gas : undefined
        if (body.method === 'eth_call') gas.push(limit === undefined ? undefined : BigInt(limit))
        return world.client.request(body)
      },
    }),
  })
  const served = { client, config: chain.config }
  const official = await getLiveSafe(served, address)
  expect(official.owners).toEqual([alice.address])
  const index = `0x${'00'.repeat(32)}` as const
  const replaceCode = async (value: `0x${string}`) => {
    await chain.client.setStorageAt({ address, index, value: pad(value) })
    await chain.client.mine({ blocks: 1 })
  }
  await replaceCode(await deployCode(chain.client, '0xfe'))
  await expect(getLiveSafe(served, address)).rejects.toMatchObject({ code: 'SAFE_NOT_FOUND' })
  // Official again, then not: the next reads are limited nevertheless.
  await replaceCode(official.implementation)
  gas.length = 0
  await getLiveSafe(served, address)
  await replaceCode(await deployCode(chain.client, '0xfe'))
  await expect(getLiveSafe(served, address)).rejects.toMatchObject({ code: 'SAFE_NOT_FOUND' })
  expect(gas.length).toBeGreaterThan(0)
  expect(gas.every((limit) => limit !== undefined && limit <= 500_000n)).toBe(true)
})
