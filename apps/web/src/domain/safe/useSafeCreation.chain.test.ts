import { demoAccounts } from '@countersign/devchain/accounts'
import {
  type BorrowedDevchain,
  borrowDevchain,
  createTestClient,
  devchain,
  type TestClient,
} from '@countersign/devchain/testing'
import { planCreation } from '@countersign/protocol/chain'
import { type Chain, type Client, createClient, custom, type Hex, type Transport } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreationNotSeenError, CreationRevertedError, createSafe } from './useSafeCreation.ts'

const [alice, bob] = demoAccounts
let chain: BorrowedDevchain
let client: TestClient
beforeAll(async () => {
  chain = await borrowDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

let salt = 0n
const plan = () =>
  planCreation({ owners: [alice.address, bob.address], saltNonce: ++salt, threshold: 2, version: '1.4.1' })

/** The real node, with some responses replaced. */
function nodeWith(answers: Record<string, (params: unknown) => unknown> = {}): Client<Transport, Chain> {
  const request = async ({ method, params }: { method: string; params?: unknown }) =>
    answers[method] ? answers[method](params) : client.request({ method, params } as never)
  return createClient({ chain: devchain, pollingInterval: 20, transport: custom({ request }, { retryCount: 0 }) })
}

const pay = { account: privateKeyToAccount(bob.privateKey).address, pollingInterval: 20 }

test('default: tried, sent, mined, and held against the plan', async () => {
  const planned = plan()
  const sent: Hex[] = []
  const report = await createSafe(nodeWith(), {
    ...pay,
    connectWallet: async () => nodeWith(),
    onSent: (hash) => sent.push(hash),
    plan: planned,
  })
  expect(report.verdict).toBe('ok')
  expect(sent).toHaveLength(1)
  expect((await client.getTransaction({ hash: sent[0] ?? '0x' })).input).toBe(planned.call.data)
})

test('error: what the node refuses never reaches the wallet', async () => {
  const planned = plan()
  const create = () =>
    createSafe(nodeWith(), {
      ...pay,
      connectWallet: async () => {
        requested += 1
        return nodeWith()
      },
      onSent: () => {},
      plan: planned,
    })
  let requested = 0
  await create()
  // Already deployed: the factory reverts.
  await expect(create()).rejects.toThrow()
  expect(requested).toBe(1)
})

test('error: a wallet that says no', async () => {
  const wallet = nodeWith({ eth_sendTransaction: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })) })
  const sent: Hex[] = []
  await expect(
    createSafe(nodeWith(), {
      ...pay,
      connectWallet: async () => wallet,
      onSent: (hash) => sent.push(hash),
      plan: plan(),
    }),
  ).rejects.toMatchObject({ cause: { code: 4001 } })
  expect(sent).toEqual([])
})

test('error: somebody was faster, and the chain refused ours', async () => {
  const planned = plan()
  await expect(
    createSafe(nodeWith(), {
      ...pay,
      connectWallet: async () => {
        // Between the estimate and the wallet's response.
        const hash = await client.sendTransaction({ ...planned.call, account: alice.address, chain: null })
        await client.waitForTransactionReceipt({ hash })
        return nodeWith()
      },
      onSent: () => {},
      plan: planned,
    }),
  ).rejects.toBeInstanceOf(CreationRevertedError)
})

test('error: a node that loses sight of what was sent', async () => {
  const node = nodeWith({
    eth_getTransactionReceipt: () => Promise.reject(new Error('gone')),
  })
  await expect(
    createSafe(node, { ...pay, connectWallet: async () => nodeWith(), onSent: () => {}, plan: plan() }),
  ).rejects.toBeInstanceOf(CreationNotSeenError)
})
