import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import type { SafeVersion } from '@countersign/devchain/demo-world'
import { deployBoundSigner, deploySafe, devchain, toSafeTransaction } from '@countersign/devchain/testing'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abi, approval, contractSignature, createClaimOf, setupChain, sign } from '../../test/chainWorld.ts'
import { createCountingClient } from '../../test/countRequests.ts'
import { claim } from '../evidence/Claimed.ts'
import { verifyOwn } from '../evidence/Evidence.ts'
import { hashSafeMessageBytes } from '../hash/hashSafeMessage.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { acceptContractSignature } from './acceptContractSignature.ts'
import type { ClaimedTransaction } from './ClaimedTransaction.ts'
import { getPreimage } from './checkTransaction.ts'
import { createSigningRequest } from './createSigningRequest.ts'
import { verifyExecution } from './verifyExecution.ts'
import { verifyQueue, verifyTransaction } from './verifyQueue.ts'

const [alice, bob, carol] = demoAccounts
let chain: World['chain']
let client: World['client']
type World = Awaited<ReturnType<typeof setupChain>>
beforeAll(async () => {
  const world = await setupChain()
  chain = world.chain
  client = world.client
})
afterAll(() => chain.stop())

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
test.each(nestings)(
  'behavior: a Safe $child signs for a Safe $parent as that one calls it',
  async ({ child, parent }) => {
    const inner = await deploySafe({ client, owners: [bob.address], threshold: 1, version: child })
    const safe = await deploySafe({ client, owners: [inner, alice.address], threshold: 2, version: parent })
    const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
    const hashes = hashSafeTransaction({ chainId, safe, transaction, version: parent })
    // Before 1.5.0 the owner contract receives the bytes, since then their hash.
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
  },
)

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'behavior: an owner that responds only to its Safe is called by the Safe (%s)',
  async (version) => {
    const signer = await deployBoundSigner(client)
    const safe = await deploySafe({ client, owners: [signer.address, alice.address], threshold: 1, version })
    const transaction = toSafeTransaction({ nonce: 0n, to: carol.address })
    const request = verifyOwn(transaction)
    const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
    const { client: node } = createCountingClient(chain.url, devchain)
    const confirmation = { owner: signer.address, signature: contractSignature(signer.address, '0xc0de') }
    const verify = () =>
      verifyTransaction(node, {
        chainId,
        claimed: claim({ confirmations: [confirmation], safe, safeTxHash, transaction }),
        safe,
      })
    const accept = () =>
      acceptContractSignature(node, {
        owner: signer.address,
        request: createSigningRequest({ chainId, safe, safeTxHash, transaction: request, version }),
        signature: '0xc0de',
      })
    // It returns another magic value, so the chain would reject it too.
    await signer.bind(alice.address)
    expect((await verify()).confirmations).toMatchObject([{ code: 'CONTRACT_REFUSES', status: 'forged' }])
    await expect(accept()).rejects.toMatchObject({ code: 'CONTRACT_REFUSES' })
    await signer.bind(safe)
    expect((await accept()).toLowerCase()).toBe(confirmation.signature.toLowerCase())
    const report = await verify()
    expect(report).toMatchObject({ confirmations: [{ kind: 'contract', status: 'valid' }], isExecutable: true })
    const data = encodeExecTransaction({ signatures: report.packedSignatures ?? '0x', transaction })
    const hash = await client.sendTransaction({ account: carol.address, data, to: safe })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  },
)

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
