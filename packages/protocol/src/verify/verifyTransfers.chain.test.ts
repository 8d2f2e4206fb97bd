import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { concatHex, encodeFunctionData, encodePacked, type Hex, keccak256, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setupChain } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { claim } from '../evidence/Claimed.ts'
import type { ClaimedMovement } from './ClaimedTransaction.ts'
import { verifyTransfers } from './verifyTransfers.ts'

const [alice, bob, carol] = demoAccounts
type World = Awaited<ReturnType<typeof setupChain>>
let chain: World['chain']
let client: World['client']
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

/** An honest service's row for a native transfer. */
async function send(hash: Hex, changes: Partial<ClaimedMovement> & Pick<ClaimedMovement, 'from' | 'to' | 'value'>) {
  const receipt = await client.getTransactionReceipt({ hash })
  const { timestamp } = await client.getBlock({ blockHash: receipt.blockHash })
  return {
    blockNumber: receipt.blockNumber,
    feePayer: receipt.from,
    isRefund: false,
    kind: 'native',
    logIndex: 0,
    module: undefined,
    networkFee: receipt.gasUsed * receipt.effectiveGasPrice,
    nonce: undefined,
    safeTxHash: undefined,
    timestamp,
    token: undefined,
    tokenId: undefined,
    transactionHash: hash,
    ...changes,
  } satisfies ClaimedMovement
}

test('default: coins received, paid, paid in a batch and refunded are found on the chain; no changed row is', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const received = await client.sendTransaction({ account: carol.address, to: safe, value: parseEther('2') })
  const paid = await executeAsSafe({
    client,
    safe,
    transaction: { baseGas: 21_000n, gasPrice: 1n, refundReceiver: bob.address, to: carol.address, value: 7n },
  })
  const item = (value: bigint) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256'], [0, carol.address, value, 0n])
  const batch = await executeAsSafe({
    client,
    safe,
    transaction: {
      data: encodeFunctionData({
        abi: parseAbi(['function multiSend(bytes transactions)']),
        args: [concatHex([item(3n), item(4n), item(3n)])],
      }),
      operation: 1,
      to: safeContracts['1.4.1'].multiSendCallOnly,
    },
  })
  const refund = (await client.getBalance({ address: safe })) - parseEther('2') + 17n
  const out = (value: bigint, nonce: bigint, { safeTxHash }: { safeTxHash: Hex }) =>
    ({ from: safe, nonce, safeTxHash, to: carol.address, value }) as const
  const rows: ClaimedMovement[] = [
    await send(received, { from: carol.address, to: safe, value: parseEther('2') }),
    await send(paid.hash, out(7n, 0n, paid)),
    await send(paid.hash, { ...out(-refund, 0n, paid), isRefund: true, to: bob.address }),
    await send(batch.hash, out(3n, 1n, batch)),
    await send(batch.hash, out(4n, 1n, batch)),
    await send(batch.hash, out(3n, 1n, batch)),
  ]
  const { client: node } = createCountingClient(chain.url)
  const verify = (claimed: readonly ClaimedMovement[], spent: readonly string[] = []) =>
    verifyTransfers(node, { chainId, claimed: claim(claimed), safe, spent })
  const proofs = await verify(rows)
  expect(proofs.map(({ state }) => state)).toEqual(rows.map(() => 'verified'))
  const events = proofs.flatMap((proof) => (proof.state === 'verified' ? [proof.event] : []))
  expect(new Set(events).size).toBe(rows.length)

  const changes: Partial<ClaimedMovement>[] = [
    { from: bob.address },
    { to: alice.address },
    { value: 5n },
    { timestamp: 5n },
    { blockNumber: 1n },
    { networkFee: 1n },
    { feePayer: bob.address },
    { safeTxHash: keccak256('0x11') },
    { module: bob.address },
    { nonce: 9n },
    { transactionHash: keccak256('0x12') },
    { kind: 'erc20', token: carol.address },
  ]
  for (const row of rows)
    for (const change of changes) {
      const [proof] = await verify([{ ...row, ...change }])
      expect(
        proof?.state,
        JSON.stringify(change, (_, value) => `${value}`),
      ).not.toBe('verified')
    }
  // A duplicate row is true once, also across pages.
  const [, first] = rows
  if (!first) throw new RangeError('Six rows.')
  expect((await verify([first, first])).map(({ state }) => state)).toEqual(['verified', 'false'])
  expect((await verify([first], events)).map(({ state }) => state)).not.toContain('verified')
})

test('behavior: a node of another chain, or none, verifies nothing', async () => {
  const row = await send(await client.sendTransaction({ account: carol.address, to: bob.address, value: 1n }), {
    from: carol.address,
    to: bob.address,
    value: 1n,
  })
  const unreadable = [{ fault: 'unreadable', state: 'unverified' }]
  const claimed = claim([row])
  expect(await verifyTransfers(undefined, { chainId, claimed, safe: bob.address })).toEqual(unreadable)
  expect(await verifyTransfers(client, { chainId: 1, claimed, safe: bob.address })).toEqual(unreadable)
})
