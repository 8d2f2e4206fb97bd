import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createPublicClient, custom, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../../test/createTestChain.ts'
import { createChainClient } from '../../lib/createChainClient.ts'
import { readAmounts } from './readAmounts.ts'

const [alice] = demoAccounts
const safe = demoSafes.treasury.address
const tokens = [demoTokens.demo.address, demoTokens.usdc.address]
const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

/** A chain whose client counts `eth_call`s. */
function createCountedChain() {
  const client = createChainClient(chain.config)
  let calls = 0
  const transport = custom({
    request: async (body) => {
      if (body.method === 'eth_call') calls += 1
      return client.request(body)
    },
  })
  const counted = createPublicClient({ chain: client.chain, transport })
  return { countCalls: () => calls, served: { client: counted, config: chain.config } }
}

test('default: all tokens by one call, once in a block', async () => {
  const { countCalls, served } = createCountedChain()
  const first = await readAmounts(served, { safe, tokens })
  expect(first.coin).toBe(await chain.client.getBalance({ address: safe }))
  for (const address of tokens)
    expect(first.tokens.get(address)).toBe(
      await chain.client.readContract({ abi: erc20Abi, address, args: [safe], functionName: 'balanceOf' }),
    )
  expect(countCalls()).toBe(1)
  expect(await readAmounts(served, { safe, tokens })).toEqual(first)
  expect(countCalls()).toBe(1)
})

test('behavior: the next block is requested again', async () => {
  const { served } = createCountedChain()
  const [token] = tokens
  if (!token) throw new Error('There are demo tokens.')
  const before = await readAmounts(served, { safe, tokens })
  const args = [safe, 5n] as const
  await chain.client.writeContract({ abi: mintAbi, account: alice.address, address: token, args, functionName: 'mint' })
  const after = await readAmounts(served, { safe, tokens })
  expect(after.tokens.get(token)).toBe((before.tokens.get(token) ?? 0n) + 5n)
})
