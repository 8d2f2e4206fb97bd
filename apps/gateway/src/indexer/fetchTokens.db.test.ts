import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { deployFlood } from '../../test/deployFlood.ts'
import { createChainClient } from '../lib/createChainClient.ts'
import { fetchTokens, type SeenToken } from './fetchTokens.ts'

const [alice] = demoAccounts
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain({ demoWorld: true })
})
afterAll(() => chain.stop())

const usdc: SeenToken = { address: demoTokens.usdc.address, kind: 'erc20' }
const expected = { address: usdc.address, decimals: 6, name: 'Demo USD Coin', symbol: 'USDC' }

test('default', async () => {
  const tokens = [usdc, { address: demoTokens.seals.address, kind: 'erc721' as const }]
  expect(
    await fetchTokens(createChainClient(chain.config, { timeout: 120_000 }), {
      chainId: 31_337,
      time: 100_000,
      tokens,
    }),
  ).toMatchObject({
    failed: [],
    tokens: [expected, { decimals: null, kind: 'erc721', symbol: 'SEAL' }],
  })
})

test('behavior: absurd answers are none', async () => {
  // Answers everything with 32 bytes of ones.
  const data = '0x600a80600b6000396000f360001960005260206000f3'
  const hash = await chain.client.sendTransaction({ account: alice.address, data })
  const { contractAddress } = await chain.client.getTransactionReceipt({ hash })
  const tokens = [
    { address: contractAddress ?? zeroAddress, kind: 'erc20' as const },
    { address: alice.address, kind: 'erc20' as const },
  ]
  const answer = await fetchTokens(createChainClient(chain.config, { timeout: 120_000 }), {
    chainId: 31_337,
    time: 100_000,
    tokens,
  })
  expect(answer.tokens).toHaveLength(2)
  for (const token of answer.tokens) expect(token).toMatchObject({ decimals: null })
})

test('behavior: contracts that flood the node do not displace the names of others', async () => {
  const token = await deployFlood(chain.client, { account: alice.address })
  const flood = Array.from({ length: 4 }, () => ({ address: token, kind: 'erc20' as const }))
  const tokens = [...flood, usdc]
  const found = await fetchTokens(createChainClient(chain.config, { timeout: 120_000 }), {
    chainId: 31_337,
    time: 100_000,
    tokens,
  })
  expect(found.tokens).toContainEqual(expect.objectContaining(expected))
  expect(found.tokens).toContainEqual(expect.objectContaining({ address: token, name: null, symbol: null }))
})

test('parameters: time: slow tokens are reported as failed, not as tokens without a name', async () => {
  const found = await fetchTokens(createChainClient(chain.config, { timeout: 120_000 }), {
    chainId: 31_337,
    time: -1,
    tokens: [usdc],
  })
  expect(found).toMatchObject({ failed: [{ address: usdc.address }], tokens: [] })
})
