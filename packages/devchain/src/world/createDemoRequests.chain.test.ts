import { type Address, type Hex, hashMessage, parseAbi, recoverAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import { createTestClient, type TestClient } from '../client/createTestClient.ts'
import { safeAbi } from '../contracts/safeAbi.ts'
import { encodeExecTransaction, hashOnChain, signHash } from '../safe/SafeTransaction.ts'
import { type BorrowedDevchain, borrowDevchain } from '../testing/borrowDevchain.ts'
import { createDemoRequests, type DemoRequest } from './createDemoRequests.ts'
import { demoSafes } from './demoSafes.ts'

const [alice, bob] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
let requests: DemoRequest[]
beforeAll(async () => {
  chain = await borrowDevchain({ demoWorld: true })
  client = createTestClient(chain.url)
  requests = await createDemoRequests({ rpcUrl: chain.url })
})
afterAll(() => chain.stop())

const hex = z.string().transform((value): Hex => `0x${value.slice(2)}`)
const amount = z.string().transform(BigInt)
const ProposalSchema = z.object({
  baseGas: amount,
  data: hex.nullable(),
  gasPrice: amount,
  gasToken: hex,
  nonce: amount,
  operation: z.union([z.literal(0), z.literal(1)]),
  refundReceiver: hex,
  safeTxGas: amount,
  safeTxHash: hex,
  sender: hex,
  signature: hex,
  to: hex,
  value: amount,
})
const listProposals = (safe: Address) =>
  requests
    .filter(({ path }) => path === `/v1/chains/31337/transactions/${safe}/propose`)
    .map(({ body }) => ProposalSchema.parse(body))

test('default: the queue of the Treasury', () => {
  const confirmed = (hash: Hex) => requests.filter(({ path }) => path.includes(`/${hash}/confirmations`)).length
  expect(
    listProposals(demoSafes.treasury.address).map(({ nonce, safeTxHash }) => ({
      nonce,
      signatures: 1 + confirmed(safeTxHash),
    })),
  ).toEqual([
    { nonce: 20n, signatures: 2 },
    { nonce: 21n, signatures: 1 },
    { nonce: 21n, signatures: 1 },
    { nonce: 22n, signatures: 2 },
    { nonce: 23n, signatures: 1 },
  ])
})

test('behavior: other Safes have something waiting, Grants has nothing', () => {
  expect(listProposals(demoSafes.operations.address).length).toBe(1)
  expect(listProposals(demoSafes.subsidiary.address).length).toBe(1)
  expect(listProposals(demoSafes.grants.address).length).toBe(0)
})

test('behavior: hashes are those of the contract, signatures those of the sender', async () => {
  for (const { address } of Object.values(demoSafes))
    for (const { data, safeTxHash, sender, signature, ...rest } of listProposals(address)) {
      expect(await hashOnChain(client, address, { ...rest, data: data ?? '0x' })).toBe(safeTxHash)
      expect(await recoverAddress({ hash: safeTxHash, signature })).toBe(sender)
    }
})

test('behavior: every queued transaction of the Treasury can be executed in order', async () => {
  const id = await client.snapshot()
  const safe = demoSafes.treasury.address
  for (const { data, safeTxHash, ...rest } of listProposals(safe)) {
    const next = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
    if (rest.nonce !== next) continue
    const signatures = await signHash(safeTxHash, [alice.address, bob.address])
    const calldata = encodeExecTransaction({ ...rest, data: data ?? '0x' }, signatures)
    const hash = await client.sendTransaction({ account: alice.address, data: calldata, gas: 2_000_000n, to: safe })
    expect(await client.getTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  }
  expect(await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })).toBe(24n)
  expect((await createDemoRequests({ rpcUrl: chain.url })).some(({ path }) => path.includes(`${safe}/propose`))).toBe(
    false,
  )
  await client.revert({ id })
})

test('behavior: the confirmed message is valid on the chain, the other lacks a signature', async () => {
  const messages = requests.filter(
    ({ path }) => path === `/v1/chains/31337/safes/${demoSafes.treasury.address}/messages`,
  )
  const signatures = requests.filter(({ path }) => /\/messages\/0x[0-9a-f]{64}\/signatures$/.test(path))
  expect([messages.length, signatures.length]).toEqual([2, 1])
  const parts = z.array(z.object({ signature: hex })).parse([messages[0]?.body, signatures[0]?.body])
  const message = z.string().parse(messages[0]?.body.message)
  // Alice's address is above Carol's.
  const packed: Hex = `0x${parts
    .map(({ signature }) => signature.slice(2))
    .reverse()
    .join('')}`
  expect(
    await client.readContract({
      abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
      address: demoSafes.treasury.address,
      args: [hashMessage(message), packed],
      functionName: 'isValidSignature',
    }),
  ).toBe('0x1626ba7e')
})
