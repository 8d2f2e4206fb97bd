import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoCoupons, demoTokens } from '@countersign/devchain/demo-world'
import { borrowDevchain, createTestClient, deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createClient, erc721Abi, http, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSafeKit } from '../../../../gateway/test/createSafeKit.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { readMultiToken, toKey } from '../../domain/assets/collectiblesQuery.ts'
import { type Call, createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import { validateMultiToken, validateNft } from './validateNft.ts'

const [alice, , , dave] = demoAccounts
const abi = parseAbi([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function mint(address to, uint256 id, uint256 value)',
])
const sealsAbi = parseAbi(['function mint(address to, uint256 id)'])

let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const client = createTestClient(devchain.url)
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.4.1' })
  const account = alice.address
  await client.writeContract({ abi, account, address: demoCoupons, args: [safe, 7n, 5n], functionName: 'mint' })
  const seals = demoTokens.seals.address
  await client.writeContract({ abi: sealsAbi, account, address: seals, args: [safe, 900n], functionName: 'mint' })
  const kit = await createSafeKit({ rpcUrl: devchain.url, safeAddress: safe, signer: alice })
  return {
    client,
    node: createClient({ transport: http(devchain.url) }),
    safe,
    /** Executes the call, once protocol-kit yields the same hash. */
    execute: async ({ to, value, data }: Call, nonce: bigint) => {
      const transaction = createTransaction({ to, value, data }, nonce)
      expect(hashSafeTransaction({ chainId, safe, transaction, version: '1.4.1' }).safeTxHash).toBe(
        await kit.getTransactionHash(
          await kit.createTransaction({
            options: { nonce: Number(nonce) },
            transactions: [{ to, value: `${value}`, data }],
          }),
        ),
      )
      const { receipt } = await executeAsSafe({ client, safe, transaction })
      expect(receipt.status).toBe('success')
    },
    stop: () => devchain.stop(),
  }
}

test('default: some of a number leave the Safe, with the hash that protocol-kit gives to it', async () => {
  const { client, node, safe } = world
  const facts = await readMultiToken(node, { contract: demoCoupons, id: 7n, safe })
  expect(facts).toMatchObject({ balance: 5n, symbol: 'COUPON' })
  const form = { contract: demoCoupons, id: '7', amount: '3', recipient: dave.address }
  const result = validateMultiToken({ form, facts, safe, chain: testSafe.chain })
  if (!('value' in result)) throw new Error('refused')
  await world.execute(result.value, 0n)
  const question = { abi, address: demoCoupons, functionName: 'balanceOf' } as const
  expect(await client.readContract({ ...question, args: [safe, 7n] })).toBe(2n)
  expect(await client.readContract({ ...question, args: [dave.address, 7n] })).toBe(3n)
})

test('default: a piece leaves the Safe, with the hash that protocol-kit gives to it', async () => {
  const { client, safe } = world
  const nft = { address: demoTokens.seals.address, id: '900' }
  const form = { nft: toKey(nft), recipient: dave.address }
  const result = validateNft({ form, nfts: [nft], safe, chain: testSafe.chain })
  if (!('value' in result)) throw new Error('refused')
  await world.execute(result.value, 1n)
  const args = [900n] as const
  expect(await client.readContract({ abi: erc721Abi, address: nft.address, args, functionName: 'ownerOf' })).toBe(
    dave.address,
  )
})

test('behavior: what does not say that it is an ERC-1155 is none', async () => {
  const { node, safe } = world
  for (const contract of [demoTokens.usdc.address, demoTokens.seals.address, dave.address])
    expect(await readMultiToken(node, { contract, id: 7n, safe })).toMatchObject({ balance: undefined })
})
