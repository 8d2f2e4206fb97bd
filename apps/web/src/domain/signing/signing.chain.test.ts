import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import {
  borrowDevchain,
  createTestClient,
  deploySafe,
  executeAsSafe,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import {
  createExecutionRequest,
  createHashApproval,
  createSigningRequest,
  createVerificationCache,
  isVerified,
  type VerifyQueueParameters,
  verifyQueue,
} from '@countersign/protocol/verify'
import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import {
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  parseEther,
  type Transport,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { testDetails } from '../../../test/testReport.ts'
import {
  type Confirmations,
  type StoredConfirmation,
  type TransactionRecord,
  toStored,
} from '../signature-store/ConfirmationsSchema.ts'
import { addRecord, listTransactions } from '../signature-store/confirmations.ts'
import { createReport, findApprovals } from '../transactions/createReport.ts'
import { createQueueVerifier } from '../verification/createQueueVerifier.ts'
import { executeTransaction } from './executeTransaction.ts'
import { approveTransaction, requestSignature } from './useSigning.ts'

const [alice, bob, carol] = demoAccounts
const version = '1.4.1'
type Node = Client<Transport, Chain>
let world: Awaited<ReturnType<typeof setup>>
beforeAll(async () => {
  world = await setup()
})
afterAll(() => world.stop())

async function setup() {
  const devchain = await borrowDevchain()
  const chain = defineChain({
    id: chainId,
    name: 'Embedded',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: [devchain.url] } },
  })
  const test = createTestClient(devchain.url)
  const node: Node = createClient({ chain, transport: http(devchain.url, { retryCount: 0 }) })
  /** The same node without logs. */
  const mute: Node = createClient({
    chain,
    transport: custom(
      {
        request: async (question: { method: string; params?: unknown }) => {
          if (question.method === 'eth_getLogs') throw Object.assign(new Error('not offered'), { code: -32_601 })
          return Reflect.apply(node.request, node, [question])
        },
      },
      { retryCount: 0 },
    ),
  })
  return { chain, mute, node, stop: () => devchain.stop(), test }
}

async function createSafe(): Promise<Address> {
  const safe = await deploySafe({ client: world.test, owners: [alice.address, bob.address], threshold: 2 })
  await world.test.sendTransaction({ account: carol.address, to: safe, value: parseEther('1') })
  return safe
}

/** The report of a transaction prepared here that the service does not know. */
async function readReport(
  safe: Address,
  transaction: SafeTransaction,
  signed: readonly TransactionRecord[] = [],
  node: Node = world.node,
  /** Signatures shown by the service; undefined: it does not have the transaction. */
  shown?: readonly Pick<StoredConfirmation, 'signature' | 'signer'>[],
) {
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const id = { address: safe, chainId, safeTxHash }
  const cache = createVerificationCache()
  const kernel = {
    verifyQueue: (parameters: VerifyQueueParameters) => verifyQueue(node, { ...parameters, cache }),
    warmUp() {},
  }
  const verifier = createQueueVerifier(kernel)
  const own = toStored(transaction)
  const slot = verifier.reserve(id)
  const details = shown && TransactionDetailsSchema.parse(testDetails(id, transaction, shown))
  const records = listTransactions(signed.reduce<Confirmations>(addRecord, []), id)
  return createReport({ client: node, details, id, kernel, own, records, serviceError: undefined, slot })
}

/** The owner's click on "Sign": from the report to the stored record. */
async function sign(
  owner: (typeof demoAccounts)[number],
  safe: Address,
  transaction: SafeTransaction,
): Promise<TransactionRecord> {
  const report = await readReport(safe, transaction)
  if (!report.transaction) throw new RangeError('Not verified.')
  const { safeTxHash } = report.id
  const request = createSigningRequest({ chainId, safe, safeTxHash, transaction: report.transaction, version })
  const key = privateKeyToAccount(owner.privateKey)
  const wallet = createClient({ transport: custom({ request: () => key.signTypedData(request.typedData) }) })
  const signature = await requestSignature(wallet, { node: world.node, owner: owner.address, request })
  const confirmations = [testConfirmation({ signature, signer: owner.address })]
  return testRecord(0, { confirmations, hash: safeTxHash, safe, transaction: toStored(request.transaction) })
}

async function execute(safe: Address, transaction: SafeTransaction, signed: readonly TransactionRecord[]) {
  const { id, signatures, ...report } = await readReport(safe, transaction, signed)
  if (!report.transaction || !signatures) throw new RangeError('Not verified.')
  const common = { chainId, safe, safeTxHash: id.safeTxHash, version }
  const request = createExecutionRequest({ ...common, signatures, transaction: report.transaction })
  const sent: Hex[] = []
  const { node, test: wallet } = world
  const outcome = await executeTransaction(node, {
    account: carol.address,
    connectWallet: async () => wallet,
    onSent: (hash) => sent.push(hash),
    pollingInterval: 50,
    request,
  })
  return { ...outcome, sent }
}

test('default: signed twice, executed, and known to be executed without a word of the service', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 5n })
  const draft = await readReport(safe, transaction)
  expect(draft).toMatchObject({ progress: 'waiting', source: 'yours', state: { threshold: 2 } })
  expect(isVerified(draft.transaction)).toBe(true)
  const first = await sign(alice, safe, transaction)
  expect(await readReport(safe, transaction, [first])).toMatchObject({ missing: [bob.address], progress: 'waiting' })
  const signed = [first, await sign(bob, safe, transaction)]
  expect((await readReport(safe, transaction, signed)).progress).toBe('ready')
  const { check, sent, state } = await execute(safe, transaction, signed)
  expect([state, check.code]).toEqual(['succeeded', 'EXECUTED'])
  expect(await readReport(safe, transaction, signed)).toMatchObject({ executedIn: sent[0], progress: 'executed' })
})

test('behavior: what was executed is judged by the owners and the threshold of then', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 5n })
  const signed = [await sign(alice, safe, transaction), await sign(bob, safe, transaction)]
  const { sent } = await execute(safe, transaction, signed)
  const [hash = '0x'] = sent
  const { blockHash } = await world.test.getTransactionReceipt({ hash })
  const { timestamp } = await world.test.getBlock({ blockHash })
  const data = encodeFunctionData({
    abi: parseAbi(['function removeOwner(address prevOwner, address owner, uint256 threshold)']),
    args: [alice.address, bob.address, 1n],
  })
  await executeAsSafe({ client: world.test, safe, transaction: { data, nonce: 1n, to: safe } })
  const isBad = ({ verdict }: { verdict: string }) => verdict !== 'ok'
  const past = await readReport(safe, transaction, signed)
  expect(past.checks.filter(isBad)).toEqual([])
  expect(past).toMatchObject({ executedAt: Number(timestamp) * 1_000, progress: 'executed', state: { threshold: 2 } })
  expect(past.confirmations.map(({ status }) => status)).toEqual(['valid', 'valid'])
  // Without historical state, former owners raise no alarm.
  const forgetful = createClient({
    chain: world.node.chain,
    transport: custom(
      {
        request: async (question: { method: string; params: [unknown, unknown] }) => {
          const isOld = ['eth_call', 'eth_getStorageAt', 'eth_getCode'].includes(question.method)
          const at = question.params?.at(-1)
          if (isOld && BigInt(String(at)) < (await world.test.getBlockNumber())) throw new Error('missing trie node')
          return Reflect.apply(world.node.request, world.node, [question])
        },
      },
      { retryCount: 0 },
    ),
  })
  const without = await readReport(safe, transaction, signed, forgetful)
  expect(without.progress).toBe('executed')
  expect(without.checks.filter(isBad)).toEqual([])
})

test('behavior: garbage under one’s own name does not take one’s own signature away', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 5n })
  const first = await sign(alice, safe, transaction)
  const garbage = testRecord(0, { ...first, confirmations: [testConfirmation()] })
  const report = await readReport(safe, transaction, [first], world.node, garbage.confirmations)
  expect(report.confirmations.filter(({ status }) => status === 'valid').map(({ signer }) => signer)).toEqual([
    alice.address,
  ])
  expect(report.missing).toEqual([bob.address])
  // The same owner's valid signature in another form counts once and is no alarm.
  const twice = await readReport(safe, transaction, [garbage], world.node, first.confirmations)
  expect(twice.missing).toEqual([bob.address])
  const same = await readReport(safe, transaction, [first], world.node, first.confirmations)
  expect(same.checks.filter(({ verdict }) => verdict === 'warn')).toEqual([])
  expect(same.confirmations).toHaveLength(1)
})

test('behavior: replaced only when the chain shows what took its nonce', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 5n })
  const signed = [await sign(alice, safe, transaction)]
  await executeAsSafe({ client: world.test, safe, transaction: { nonce: 0n, to: bob.address } })
  await executeAsSafe({ client: world.test, safe, transaction: { nonce: 1n, to: bob.address } })
  const replaced = await readReport(safe, transaction, signed)
  expect(replaced).toMatchObject({ executedIn: undefined, progress: 'replaced' })
  expect(replaced.checks.some(({ code }) => code === 'NONCE_USED')).toBe(false)
  const unread = await readReport(safe, transaction, signed, world.mute)
  expect(unread.progress).toBe('unknown')
  expect(unread.checks.find(({ code }) => code === 'OUTCOME_UNREADABLE')).toMatchObject({
    title: 'It is unknown whether it was executed or replaced: the logs of the Safe could not be read.',
    verdict: 'unknown',
  })
})

test('behavior: executed and failed inside', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, safeTxGas: 50_000n, to: carol.address, value: parseEther('9') })
  const { receipt } = await executeAsSafe({ client: world.test, safe, transaction })
  expect(receipt.status).toBe('success')
  expect(await readReport(safe, transaction)).toMatchObject({ executedIn: receipt.transactionHash, progress: 'failed' })
})

test('error: what would fail is not sent, and the reason is said in words', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: parseEther('9') })
  const signed = [await sign(alice, safe, transaction), await sign(bob, safe, transaction)]
  await expect(execute(safe, transaction, signed)).rejects.toMatchObject({
    code: 'EXECUTION_REFUSED',
    shortMessage: 'The Safe refuses the execution: the Safe’s call fails (GS013).',
  })
})

test('behavior: an approval on the chain counts, also where nobody tells of it', async () => {
  const safe = await createSafe()
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address, value: 5n })
  const { id, ...report } = await readReport(safe, transaction)
  if (!report.transaction) throw new RangeError('Not verified.')
  const common = { chainId, safe, safeTxHash: id.safeTxHash, version }
  const { node, test: wallet } = world
  const signature = await approveTransaction(node, {
    connectWallet: async () => wallet,
    onSent: () => {},
    owner: bob.address,
    pollingInterval: 50,
    request: createHashApproval({ ...common, transaction: report.transaction }),
  })
  const first = await sign(alice, safe, transaction)
  const approved = { ...first, confirmations: [testConfirmation({ signature, signer: bob.address })] }
  const known = await readReport(safe, transaction, [first, approved])
  expect(known.confirmations.map(({ kind, status }) => [kind, status])).toEqual([
    ['eoa', 'valid'],
    ['approvedHash', 'valid'],
  ])
  const silent = await readReport(safe, transaction, [first])
  expect(await findApprovals(node, silent)).toEqual([bob.address])
  expect((await execute(safe, transaction, [first, approved])).state).toBe('succeeded')
})
