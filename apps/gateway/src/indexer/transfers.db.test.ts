import { demoAccounts } from '@countersign/devchain/accounts'
import { demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { encodeFunctionData, erc20Abi, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { setup } from '../../test/setup.ts'
import { listHistoryPage } from '../db/queries/listHistoryPage.ts'
import { listTokensOfSafe } from '../db/queries/tokens.ts'
import { findTransfer } from '../db/queries/transfers.ts'

const [alice, bob] = demoAccounts
const mintAbi = parseAbi(['function mint(address to, uint256 value)'])
const { seals, usdc } = demoTokens
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

const mint = (token: `0x${string}`, to: `0x${string}`, value: bigint) =>
  chain.client.writeContract({
    abi: mintAbi,
    account: alice.address,
    address: token,
    args: [to, value],
    functionName: 'mint',
  })

test('default: tokens and coin in and out, with what the tokens are called', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const coin = await chain.client.sendTransaction({ account: bob.address, to: safe, value: parseEther('1') })
  const minted = await mint(usdc.address, safe, 5_000_000n)
  await mint(seals.address, safe, BigInt(safe))
  const { hash: paid } = await executeAsSafe({
    client: chain.client,
    safe,
    transaction: {
      data: encodeFunctionData({ abi: erc20Abi, args: [bob.address, 2_000_000n], functionName: 'transfer' }),
      to: usdc.address,
    },
  })
  await indexer.runToHead()

  const { entries, hasMore } = await listHistoryPage(db, { chainId, limit: 10, offset: 0, safe })
  expect(hasMore).toBe(false)
  expect(entries.flatMap(({ items }) => items)).toMatchObject([
    { type: 'multisig' },
    { type: 'transfer', kind: 'erc721', token: { kind: 'erc721', symbol: 'SEAL' }, tokenId: BigInt(safe), value: null },
    { type: 'transfer', kind: 'erc20', token: { decimals: 6, symbol: 'USDC' }, value: 5_000_000n },
    { type: 'transfer', kind: 'native', recipient: safe, sender: bob.address, token: null, value: parseEther('1') },
  ])
  const inside = await db.selectFrom('transfer').where('transaction_hash', '=', paid).selectAll().execute()
  expect(inside).toMatchObject([{ recipient: bob.address, sender: safe, value: 2_000_000n }])
  const place = { chainId, isNative: true, position: '0', safe, transactionHash: coin }
  expect(await findTransfer(db, place)).toMatchObject({ value: parseEther('1') })
  expect(await findTransfer(db, { ...place, isNative: false, position: '0', transactionHash: minted })).toMatchObject({
    token: { name: 'Demo USD Coin' },
  })
  expect(await listTokensOfSafe(db, { chainId, kind: 'erc20', safe })).toMatchObject([{ address: usdc.address }])
})

test('behavior: what was sent before the Safe was there is found', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const snapshot = await chain.client.snapshot()
  const parameters = { client: chain.client, owners: [alice.address], saltNonce: 77n, threshold: 1 }
  const address = await deploySafe(parameters)
  await chain.client.revert({ id: snapshot })
  await mint(usdc.address, address, 1n)
  await indexer.runToHead()
  expect(await deploySafe(parameters)).toBe(address)
  await indexer.runToHead()
  expect(await listTokensOfSafe(db, { chainId, kind: 'erc20', safe: address })).toHaveLength(1)
})

test('behavior: a transfer between two Safes is in both histories', async () => {
  const { chainId, db, indexer } = await setup(chain)
  const from = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const to = await deploySafe({ client: chain.client, owners: [bob.address], threshold: 1 })
  await mint(usdc.address, from, 9n)
  const { hash } = await executeAsSafe({
    client: chain.client,
    safe: from,
    transaction: {
      data: encodeFunctionData({ abi: erc20Abi, args: [to, 9n], functionName: 'transfer' }),
      to: usdc.address,
    },
  })
  await indexer.runToHead()
  const received = await listHistoryPage(db, { chainId, limit: 10, offset: 0, safe: to })
  expect(received.entries).toMatchObject([{ items: [{ type: 'transfer', sender: from }], transactionHash: hash }])
  const sent = await listHistoryPage(db, { chainId, limit: 1, offset: 0, safe: from })
  expect(sent).toMatchObject({ entries: [{ items: [{ type: 'multisig' }], transactionHash: hash }], hasMore: true })
})
