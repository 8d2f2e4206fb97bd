import { chainId, type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoTokens, type SafeVersion, safeContracts } from '@countersign/devchain/demo-world'
import {
  createTestClient,
  deploySafe,
  devchain,
  executeAsSafe,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  hashMessage,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCountingClient } from '../../test/countRequests.ts'
import { readFacts } from '../chain/readFacts.ts'
import { claim } from '../evidence/Claimed.ts'
import { hashSafeMessage, hashSafeMessageBytes } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { getPreimage } from './checkTransaction.ts'
import { estimateExecution } from './estimateExecution.ts'
import { simulateTransaction } from './simulateTransaction.ts'
import { verifyBalances } from './verifyBalances.ts'
import { verifyExecution } from './verifyExecution.ts'
import { verifyHistory } from './verifyHistory.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyNested } from './verifyNested.ts'
import { verifyOwnerTree } from './verifyOwnerTree.ts'
import { verifyQueue } from './verifyQueue.ts'
import { verifySafe } from './verifySafe.ts'
import { verifyTransaction } from './verifyTransaction.ts'

const [alice, bob, carol] = demoAccounts
const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
])
let chain: Devchain
let client: TestClient
beforeAll(async () => {
  chain = await startDevchain()
  client = createTestClient(chain.url)
})
afterAll(() => chain.stop())

function sign(address: Address, hash: Hex): Promise<Hex> {
  const account = demoAccounts.find((candidate) => candidate.address === address)
  if (!account) throw new RangeError(`${address} is no demo account.`)
  return privateKeyToAccount(account.privateKey).sign({ hash })
}

function contractSignature(owner: Address, signature: Hex): Hex {
  return concat([
    pad(owner, { size: 32 }),
    numberToHex(65, { size: 32 }),
    '0x00',
    numberToHex(size(signature), { size: 32 }),
    signature,
  ])
}

function approval(owner: Address): Hex {
  return concat([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
}

async function createClaimOf(
  safe: Address,
  transaction: SafeTransaction,
  version: string,
  signers: readonly Address[],
): Promise<ClaimedTransaction> {
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const confirmations = await Promise.all(
    signers.map(async (owner) => ({ owner, signature: await sign(owner, safeTxHash) })),
  )
  return { confirmations, safe, safeTxHash, transaction }
}

const versions: { l2: boolean; version: SafeVersion }[] = [
  { l2: false, version: '1.1.1' },
  { l2: false, version: '1.3.0' },
  { l2: true, version: '1.3.0' },
  { l2: false, version: '1.4.1' },
  { l2: true, version: '1.4.1' },
  { l2: false, version: '1.5.0' },
  { l2: true, version: '1.5.0' },
]

test.each(versions)('default: $version (L2: $l2), what is verified as executable executes', async ({ l2, version }) => {
  const owners = [alice.address, bob.address, carol.address]
  const safe = await deploySafe({ client, l2, owners, threshold: 2, version })
  const transaction = toSafeTransaction({ nonce: 0n, to: bob.address })
  const claimed = await createClaimOf(safe, transaction, version, [carol.address, alice.address])
  const { client: node, count } = createCountingClient(chain.url, devchain)
  const report = await verifyTransaction(node, {
    account: alice.address,
    chainId,
    claimed: claim(claimed),
    pinned: [safe],
    safe,
  })
  expect(report.safe.checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(report.checks.filter(({ verdict }) => verdict !== 'ok').map(({ code }) => code)).toEqual(
    version === '1.1.1' ? ['VALID_ON_OTHER_CHAINS'] : [],
  )
  expect(report.isExecutable).toBe(true)
  expect(count()).toBe(3)
  expect(report.safe.facts?.value.owners?.toSorted()).toEqual(owners.toSorted())
  const signatures = report.packedSignatures ?? '0x'
  const hash = await client.sendTransaction({
    account: bob.address,
    data: encodeExecTransaction({ signatures, transaction }),
    to: safe,
  })
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  const execution = await verifyExecution(node, {
    chainId,
    safe,
    safeTxHash: claimed.safeTxHash,
    transactionHash: hash,
  })
  expect(execution).toMatchObject({ check: { code: 'EXECUTED', verdict: 'ok' }, state: 'succeeded' })
  const after = await verifyTransaction(node, { chainId, claimed: claim(claimed), safe })
  expect(after.checks.find(({ id }) => id === 'T56')).toMatchObject({ code: 'NONCE_USED', verdict: 'block' })
})

const nestings: { child: SafeVersion; parent: SafeVersion }[] = [
  { child: '1.3.0', parent: '1.1.1' },
  { child: '1.3.0', parent: '1.3.0' },
  { child: '1.4.1', parent: '1.4.1' },
  { child: '1.4.1', parent: '1.5.0' },
  { child: '1.5.0', parent: '1.5.0' },
]
test.each(nestings)('behavior: a Safe $child signs for a Safe $parent as that one asks', async ({ child, parent }) => {
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1, version: child })
  const safe = await deploySafe({ client, owners: [inner, alice.address], threshold: 2, version: parent })
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
  const hashes = hashSafeTransaction({ chainId, safe, transaction, version: parent })
  // Before 1.5.0 the owner is asked about the bytes, since then about their hash.
  const bytes = parent === '1.5.0' ? hashes.safeTxHash : getPreimage(hashes)
  const message = hashSafeMessageBytes({
    bytes: Buffer.from(bytes.slice(2), 'hex'),
    chainId,
    safe: inner,
    version: child,
  })
  const genuine = contractSignature(inner, await sign(bob.address, message.safeMessageHash))
  const forged = contractSignature(inner, await sign(carol.address, message.safeMessageHash))
  const byAlice = { owner: alice.address, signature: await sign(alice.address, hashes.safeTxHash) }
  const base = { safe, safeTxHash: hashes.safeTxHash, transaction }
  const { client: node } = createCountingClient(chain.url, devchain)
  const bad = await verifyTransaction(node, {
    chainId,
    claimed: claim({ ...base, confirmations: [byAlice, { owner: inner, signature: forged }] }),
    safe,
  })
  expect(bad.confirmations[1]).toMatchObject({ code: 'CONTRACT_REFUSES', status: 'forged' })
  const good = await verifyTransaction(node, {
    chainId,
    claimed: claim({ ...base, confirmations: [byAlice, { owner: inner, signature: genuine }] }),
    safe,
  })
  expect(good.confirmations.map(({ status }) => status)).toEqual(['valid', 'valid'])
  const hash = await client.sendTransaction({
    account: carol.address,
    data: encodeExecTransaction({ signatures: good.packedSignatures ?? '0x', transaction }),
    to: safe,
  })
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
})

test('behavior: approvals count when they are on chain', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
  const claimed = await createClaimOf(safe, transaction, '1.4.1', [alice.address])
  const parameters = {
    chainId,
    claimed: claim({
      ...claimed,
      confirmations: [...claimed.confirmations, { owner: bob.address, signature: approval(bob.address) }],
    }),
    safe,
  }
  const { client: node } = createCountingClient(chain.url)
  expect((await verifyTransaction(node, parameters)).confirmations[1]).toMatchObject({
    code: 'NOT_APPROVED_ON_CHAIN',
    status: 'forged',
  })
  await client.sendTransaction({
    account: bob.address,
    data: encodeFunctionData({ abi, args: [claimed.safeTxHash], functionName: 'approveHash' }),
    to: safe,
  })
  const report = await verifyTransaction(node, parameters)
  expect(report.confirmations[1]).toMatchObject({
    evidence: { source: 'chain' },
    kind: 'approvedHash',
    status: 'valid',
  })
  expect(report.isExecutable).toBe(true)
})

test('behavior: a queue of 100 with signatures of every kind takes three HTTP requests', async () => {
  const inner = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const owners = [alice.address, inner, carol.address]
  const safe = await deploySafe({ client, owners, threshold: 2 })
  const queue: ClaimedTransaction[] = []
  for (let nonce = 0n; nonce < 100n; nonce++) {
    const base = await createClaimOf(
      safe,
      toSafeTransaction({ nonce, to: carol.address }),
      '1.4.1',
      nonce < 5n ? [alice.address] : [],
    )
    queue.push({
      ...base,
      confirmations: [
        ...base.confirmations,
        { owner: carol.address, signature: approval(carol.address) },
        { owner: inner, signature: contractSignature(inner, '0x') },
      ],
    })
  }
  const withMulticall = createCountingClient(chain.url, devchain)
  const report = await verifyQueue(withMulticall.client, { chainId, claimed: claim(queue), safe })
  expect(withMulticall.count()).toBe(3)
  expect(report.transactions).toHaveLength(100)
  expect(report.transactions[0]?.confirmations.map(({ code }) => code)).toEqual([
    'VALID',
    'NOT_APPROVED_ON_CHAIN',
    'CONTRACT_REFUSES',
  ])
  expect(report.order).toEqual({ conflicts: [], gaps: [], nextNonce: 100n })
  const withoutMulticall = createCountingClient(chain.url)
  const other = await verifyQueue(withoutMulticall.client, { chainId, claimed: claim(queue), safe })
  expect(withoutMulticall.count()).toBe(3)
  expect(other.transactions.map(({ confirmations }) => confirmations.map(({ code }) => code))).toEqual(
    report.transactions.map(({ confirmations }) => confirmations.map(({ code }) => code)),
  )
  expect(other.digest?.value).toBe(report.digest?.value)
})

test('behavior: facts are what the chain has: modules, guards, handler, implementation', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.5.0' })
  const self = (data: Hex) => executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await self(encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }))
  await self(encodeFunctionData({ abi, args: [carol.address], functionName: 'setFallbackHandler' }))
  const { client: node } = createCountingClient(chain.url, devchain)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  expect(facts).toMatchObject({
    fallbackHandler: carol.address,
    guard: zeroAddress,
    implementation: safeContracts['1.5.0'].singletonL2,
    moduleGuard: zeroAddress,
    modules: [demoModule],
    nonce: 2n,
    owners: [alice.address],
    threshold: 1n,
    version: '1.5.0',
  })
  const report = await verifySafe(node, { chainId, safe })
  expect(report.checks.filter(({ verdict }) => verdict !== 'ok').map(({ code }) => code)).toEqual(['HANDLER_UNKNOWN'])
  const before = await readFacts(node, { blockNumber: facts.block.number - 1n, chainId, safe })
  expect(before.safe).toMatchObject({ fallbackHandler: safeContracts['1.5.0'].compatibilityFallbackHandler, nonce: 1n })
})

// The two meanings of `next` in getModulesPaginated.
test.each(['1.3.0', '1.4.1'] as const)('behavior: %s, more modules than fit on a page', async (version) => {
  const safe = await deploySafe({ client, l2: false, owners: [alice.address], threshold: 1, version })
  const modules = Array.from({ length: 103 }, (_, index) => numberToHex(0x1000n + BigInt(index), { size: 20 }))
  for (const module of modules)
    await executeAsSafe({
      client,
      safe,
      transaction: { data: encodeFunctionData({ abi, args: [module], functionName: 'enableModule' }), to: safe },
    })
  const { client: node } = createCountingClient(chain.url)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  expect(facts.modules?.map((module) => module.toLowerCase()).toSorted()).toEqual(modules.toSorted())
})

test('error: no Safe at the address', async () => {
  const { client: node } = createCountingClient(chain.url)
  const eoa = await verifySafe(node, { chainId, safe: carol.address })
  expect(eoa.verdict).toBe('block')
  expect(eoa.checks[0]).toMatchObject({ code: 'NO_CODE' })
  const token = await verifySafe(node, { chainId, safe: safeContracts['1.4.1'].multiSend })
  expect(token.checks.filter(({ verdict }) => verdict === 'block').map(({ code }) => code)).toEqual([
    'PROXY_UNKNOWN',
    'IMPLEMENTATION_UNKNOWN',
  ])
})

test('error: the node is on another chain, or gone', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const { client: node } = createCountingClient(chain.url)
  const wrong = await verifySafe(node, { chainId: 1, safe })
  expect(wrong.checks[0]).toMatchObject({
    actual: `${chainId}`,
    claimed: '1',
    code: 'WRONG_CHAIN',
    id: 'T01',
    verdict: 'block',
  })
  const gone = createCountingClient('http://127.0.0.1:1')
  const claimed = await createClaimOf(safe, toSafeTransaction({ nonce: 0n, to: carol.address }), '1.4.1', [
    alice.address,
  ])
  const report = await verifyTransaction(gone.client, { chainId, claimed: claim(claimed), safe })
  expect(report).toMatchObject({ isExecutable: false, transaction: undefined, verdict: 'unknown' })
  expect(report.safe.checks[0]).toMatchObject({ code: 'CHAIN_UNREACHABLE', verdict: 'unknown' })
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: %s, a message is complete when the Safe says so',
  async (version) => {
    const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2, version })
    const content = 'Countersign is reviewed'
    const { safeMessageHash } = hashSafeMessage({ chainId, message: content, safe, version })
    const confirmations = await Promise.all(
      [alice, bob].map(async ({ address }) => ({ owner: address, signature: await sign(address, safeMessageHash) })),
    )
    const { client: node } = createCountingClient(chain.url)
    const verify = (overrides: object) =>
      verifyMessage(node, {
        chainId,
        claimed: claim({ confirmations, content, isConfirmed: true, messageHash: safeMessageHash, ...overrides }),
        safe,
      })
    const complete = await verify({})
    expect(complete).toMatchObject({ isComplete: true, verdict: 'ok' })
    expect(complete.checks.map(({ code }) => code)).toEqual(['HASH_AGREES', 'MESSAGE_IS_TEXT', 'SAFE_ACCEPTS'])
    const partial = await verify({ confirmations: confirmations.slice(1) })
    expect(partial).toMatchObject({ isComplete: false, packedSignatures: undefined, verdict: 'warn' })
    expect(partial.checks[2]).toMatchObject({ actual: '1', claimed: 'complete', code: 'NOT_COMPLETE', id: 'T69' })
    const changed = await verify({ content: 'Countersign is not reviewed' })
    expect(changed.checks[0]).toMatchObject({ code: 'HASH_MISMATCH', id: 'T66', verdict: 'block' })
    expect(changed.content).toBeUndefined()
    const hidden = await verify({ content: hashMessage('x') })
    expect(hidden.checks.find(({ id }) => id === 'T68')).toMatchObject({ code: 'MESSAGE_IS_HASH', verdict: 'block' })
  },
)

test('behavior: history is what the events say', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 1 })
  const fromBlock = (await client.getBlockNumber()) - 1n
  const success = await executeAsSafe({ client, safe, transaction: { to: carol.address } })
  const failure = await executeAsSafe({
    client,
    safe,
    transaction: { safeTxGas: 30_000n, to: carol.address, value: parseEther('1') },
  })
  const { client: node } = createCountingClient(chain.url)
  const rows = [
    {
      executor: alice.address,
      isSuccess: true,
      kind: 'multisig',
      safeTxHash: success.safeTxHash,
      timestamp: (await client.getBlock({ blockHash: success.receipt.blockHash })).timestamp,
      transactionHash: success.hash,
    },
    { isSuccess: false, kind: 'multisig', safeTxHash: failure.safeTxHash, transactionHash: failure.hash },
  ] as const
  const verify = (claimed: Parameters<typeof verifyHistory>[1]['claimed']['claimed']) =>
    verifyHistory(node, { chainId, claimed: claim(claimed), fromBlock, isWhole: true, safe })
  const truth = await verify(rows)
  expect(truth.verdict).toBe('ok')
  expect(truth.checks).toMatchObject([{ actual: '2', code: 'EVENTS_MATCH_NONCE', id: 'T59' }])
  expect(truth.rows[0]?.map(({ code }) => code)).toEqual([
    'OUTCOME_AGREES',
    'TRANSACTION_AGREES',
    'EXECUTOR_AGREES',
    'TIME_AGREES',
  ])
  const omitted = await verify(rows.slice(0, 1))
  expect(omitted.checks[1]).toMatchObject({
    actual: failure.safeTxHash,
    code: 'EXECUTION_HIDDEN',
    id: 'T59',
    verdict: 'warn',
  })
  const embellished = await verify([
    { ...rows[0], executor: bob.address, timestamp: 1n, transactionHash: failure.hash },
    { ...rows[1], isSuccess: true },
  ])
  expect(
    embellished.rows
      .flat()
      .filter(({ verdict }) => verdict === 'warn')
      .map(({ code, id }) => `${id} ${code}`),
  ).toEqual(['T61 TRANSACTION_DIFFERS', 'T61 EXECUTOR_DIFFERS', 'T61 TIME_DIFFERS', 'T60 OUTCOME_DIFFERS'])
  const invented = await verify([
    ...rows,
    { isSuccess: true, kind: 'multisig', safeTxHash: keccak256('0x'), transactionHash: success.hash },
  ])
  expect(invented.rows[2]).toMatchObject([{ code: 'NEVER_EXECUTED', id: 'T59', verdict: 'block' }])
  expect(
    (await verifyHistory(node, { chainId, claimed: claim([]), fromBlock: fromBlock + 3n, safe })).checks[0],
  ).toMatchObject({ code: 'EVENTS_DO_NOT_MATCH_NONCE', verdict: 'warn' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: success.safeTxHash, transactionHash: failure.hash }),
  ).toMatchObject({ check: { code: 'ANOTHER_TRANSACTION', id: 'T71', verdict: 'block' }, state: 'something-else' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: failure.safeTxHash, transactionHash: failure.hash }),
  ).toMatchObject({ check: { code: 'EXECUTED_AND_FAILED' }, state: 'failed' })
  expect(
    await verifyExecution(node, { chainId, safe, safeTxHash: failure.safeTxHash, transactionHash: keccak256('0x01') }),
  ).toMatchObject({ check: { code: 'NOT_MINED', verdict: 'unknown' }, state: 'pending' })
})

test('behavior: T74 and T75, what a nested Safe really approves', async () => {
  const inner = await deploySafe({ client, owners: [alice.address], threshold: 1, version: '1.3.0' })
  const outerSafe = await deploySafe({ client, owners: [bob.address], threshold: 1 })
  const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
  const claimed = await createClaimOf(inner, transaction, '1.3.0', [alice.address])
  const outer = toSafeTransaction({
    data: encodeFunctionData({ abi, args: [claimed.safeTxHash], functionName: 'approveHash' }),
    nonce: 0n,
    to: inner,
  })
  const { client: node } = createCountingClient(chain.url)
  expect(await verifyNested(node, { chainId, claimed: claim(claimed), outer })).toMatchObject({
    checks: [{ code: 'INNER_AGREES', id: 'T74' }],
    verdict: 'ok',
  })
  const lie = await createClaimOf(inner, { ...transaction, to: alice.address }, '1.3.0', [alice.address])
  expect(await verifyNested(node, { chainId, claimed: claim(lie), outer })).toMatchObject({
    checks: [{ code: 'INNER_MISMATCH', verdict: 'block' }],
    verdict: 'block',
  })
  expect(await verifyNested(node, { chainId, claimed: claim({ ...claimed, safe: outerSafe }), outer })).toMatchObject({
    checks: [{ code: 'INNER_OF_OTHER_SAFE' }],
    inner: undefined,
    verdict: 'block',
  })
  expect(await verifyNested(node, { chainId, outer })).toMatchObject({
    checks: [{ code: 'INNER_MISSING' }],
    verdict: 'block',
  })
  const execution = (signatures: Hex) =>
    toSafeTransaction({ data: encodeExecTransaction({ signatures, transaction }), nonce: 0n, to: inner })
  const packed = packSignatures([{ data: claimed.confirmations[0]?.signature ?? '0x', signer: alice.address }])
  expect(await verifyNested(node, { chainId, outer: execution(packed) })).toMatchObject({
    checks: [{ code: 'INNER_SIGNED', id: 'T75', verdict: 'ok' }],
  })
  const wrong = await sign(bob.address, claimed.safeTxHash)
  expect(await verifyNested(node, { chainId, outer: execution(wrong) })).toMatchObject({
    checks: [{ code: 'INNER_NOT_SIGNED', id: 'T75', verdict: 'block' }],
  })
  expect(await verifyNested(node, { chainId, outer: execution('0x1234') })).toMatchObject({
    checks: [{ code: 'INNER_NOT_SIGNED' }],
  })
  expect(await verifyNested(node, { chainId, outer: transaction })).toBeUndefined()
})

test('behavior: T76, owners in a circle', async () => {
  const first = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const second = await deploySafe({ client, owners: [first], threshold: 1 })
  const { client: node } = createCountingClient(chain.url)
  const sound = await verifyOwnerTree(node, { chainId, safe: first })
  expect(sound.checks).toMatchObject([{ code: 'TREE_SOUND', verdict: 'ok' }])
  await executeAsSafe({
    client,
    safe: first,
    transaction: {
      data: encodeFunctionData({
        abi,
        args: ['0x0000000000000000000000000000000000000001', alice.address, second],
        functionName: 'swapOwner',
      }),
      to: first,
    },
  })
  const circle = await verifyOwnerTree(node, { chainId, safe: first })
  expect(circle.nodes?.value.map(({ safe }) => safe)).toEqual([first, second])
  expect(circle.checks.map(({ actual, code }) => [code, actual])).toEqual([
    ['OWNERS_IN_A_CIRCLE', first],
    ['DEADLOCK', first],
    ['OWNERS_IN_A_CIRCLE', second],
    ['DEADLOCK', second],
    ['NESTED_THRESHOLD_ONE', second],
  ])
})

test('behavior: T34, T35 and T63, balances come from the tokens', async () => {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  await client.sendTransaction({ account: alice.address, to: safe, value: 5n })
  const [token] = Object.values(demoTokens)
  const { client: node } = createCountingClient(chain.url)
  const [native, erc20, pinned] = await verifyBalances(node, {
    chainId,
    claimed: claim([
      { balance: 6n, token: zeroAddress },
      { balance: 0n, decimals: 1, symbol: 'FAKE', token: safe },
    ]),
    pinnedTokens: [token?.address ?? zeroAddress],
    safe,
  })
  expect(native).toMatchObject({
    balance: { value: 5n },
    checks: [{ actual: '5', claimed: '6', code: 'BALANCE_DIFFERS', verdict: 'warn' }],
  })
  expect(erc20?.checks.map(({ code }) => code)).toEqual(['BALANCE_UNKNOWN', 'SYMBOL_UNKNOWN', 'DECIMALS_UNKNOWN'])
  expect(pinned).toMatchObject({
    balance: { value: 0n },
    checks: [{ code: 'BALANCE_READ' }, { code: 'SYMBOL_READ' }, { code: 'DECIMALS_READ' }],
  })
})

test('behavior: T80, a trial on our own node shows what changes in the Safe', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const { client: node } = createCountingClient(chain.url)
  const { safe: facts } = await readFacts(node, { chainId, safe })
  const plain = await simulateTransaction(node, {
    facts,
    transaction: toSafeTransaction({ nonce: 0n, to: carol.address }),
  })
  expect(plain).toMatchObject({ changes: [], outcome: 'success' })
  const admin = await simulateTransaction(node, {
    facts,
    transaction: toSafeTransaction({
      data: encodeFunctionData({ abi, args: [demoModule], functionName: 'enableModule' }),
      nonce: 0n,
      to: safe,
    }),
  })
  expect(admin.changes).toContain('modules')
  expect(admin.checks[1]).toMatchObject({ code: 'SAFE_CHANGES', id: 'T80', verdict: 'warn' })
  const failing = await simulateTransaction(node, {
    claimedOutcome: 'success',
    facts,
    transaction: toSafeTransaction({ nonce: 0n, to: carol.address, value: parseEther('1') }),
  })
  expect(failing).toMatchObject({
    changes: [],
    checks: [{ claimed: 'success', code: 'SIMULATION_FAILS', verdict: 'warn' }],
    outcome: 'failure',
  })
})

test('behavior: T49 and T73, a dry run through the Safe itself', async () => {
  const safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  const transaction = toSafeTransaction({ nonce: 0n, safeTxGas: 50_000n, to: carol.address })
  const { client: node } = createCountingClient(chain.url)
  const claimed = await createClaimOf(safe, transaction, '1.4.1', [alice.address, bob.address])
  const report = await verifyTransaction(node, { chainId, claimed: claim(claimed), safe })
  const block = report.safe.facts?.value.block
  if (!block || !report.packedSignatures) throw new RangeError('Not executable.')
  const parameters = { block, executor: carol.address, safe, signatures: report.packedSignatures, transaction }
  const good = await estimateExecution(node, { ...parameters, claimedGas: 1_000_000n })
  expect(good.checks.map(({ code }) => code)).toEqual(['EXECUTION_PASSES', 'GAS_ENOUGH'])
  expect(good.gas).toBeGreaterThan(50_000n)
  expect((await estimateExecution(node, { ...parameters, claimedGas: 40_000n })).checks[1]).toMatchObject({
    code: 'GAS_TOO_LOW',
    id: 'T73',
    verdict: 'block',
  })
  const forged = await sign(carol.address, claimed.safeTxHash)
  expect(await estimateExecution(node, { ...parameters, signatures: concat([forged, forged]) })).toMatchObject({
    checks: [{ code: 'EXECUTION_REFUSED', id: 'T49', verdict: 'block' }],
    gas: undefined,
  })
})
