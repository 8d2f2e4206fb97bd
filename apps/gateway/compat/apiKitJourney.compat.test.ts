import { demoAccounts } from '@countersign/devchain/accounts'
import SafeApiKit from '@safe-global/api-kit'
import { hashSafeMessage } from '@safe-global/protocol-kit'
import { type Address, createWalletClient, getAddress, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExecutions, readSafe } from '../test/chainTruth.ts'
import { createSafeKit } from '../test/createSafeKit.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice, bob, carol, dave] = demoAccounts
let gateway: DemoGateway
let kit: SafeApiKit
beforeAll(async () => {
  gateway = await startDemoGateway()
  kit = new SafeApiKit({ chainId: 31_337n, txServiceUrl: `${gateway.url}/tx-service/31337/api` })
})
afterAll(() => gateway.stop())

/** A Safe of Alice, Bob and Carol, deployed with the kit and funded. */
async function createSafe({ threshold }: { threshold: number }): Promise<Address> {
  const { chain, rpcUrl } = gateway
  const owners = [alice.address, bob.address, carol.address]
  const saltNonce = String(Math.floor(Math.random() * 1e15))
  const safe = await createSafeKit({ owners, rpcUrl, saltNonce, signer: alice, threshold })
  const { data, to, value } = await safe.createSafeDeploymentTransaction()
  await chain.client.sendTransaction({
    account: alice.address,
    data: `0x${data.slice(2)}`,
    to: getAddress(to),
    value: BigInt(value),
  })
  const address = getAddress(await safe.getAddress())
  await chain.client.sendTransaction({ account: dave.address, to: address, value: parseEther('2') })
  await gateway.waitForIndex()
  return address
}

async function propose(safeAddress: Address, { nonce, value = '1' }: { nonce?: number; value?: string } = {}) {
  const safe = await createSafeKit({ rpcUrl: gateway.rpcUrl, safeAddress, signer: alice })
  const transaction = await safe.createTransaction({
    options: nonce === undefined ? {} : { nonce },
    transactions: [{ data: '0x', to: dave.address, value }],
  })
  const safeTxHash = await safe.getTransactionHash(transaction)
  const signed = await safe.signTransaction(transaction)
  const senderSignature = signed.getSignature(alice.address)?.data ?? ''
  await kit.proposeTransaction({
    origin: JSON.stringify({ name: 'compat', url: 'https://example.org' }),
    safeAddress,
    safeTransactionData: transaction.data,
    safeTxHash,
    senderAddress: alice.address,
    senderSignature,
  })
  return safeTxHash
}

test('default: a Safe is created, a payment proposed, confirmed by a second owner and executed', async () => {
  const { chain, rpcUrl } = gateway
  const safeAddress = await createSafe({ threshold: 2 })

  const info = await kit.getSafeInfo(safeAddress)
  const truth = await readSafe(chain.client, safeAddress)
  expect(info).toMatchObject({
    address: safeAddress,
    fallbackHandler: truth.fallbackHandler,
    modules: [],
    nonce: '0',
    owners: truth.owners,
    singleton: truth.singleton,
    threshold: 2,
    version: '1.4.1+L2',
  })
  expect(await kit.getNextNonce(safeAddress)).toBe('0')

  const value = parseEther('0.25').toString()
  const safeTxHash = await propose(safeAddress, { value })
  expect(await kit.getNextNonce(safeAddress)).toBe('1')
  const pending = await kit.getPendingTransactions(safeAddress)
  expect(pending).toMatchObject({ count: 1, next: null, previous: null })
  expect(pending.results[0]).toMatchObject({
    confirmations: [{ owner: alice.address, signatureType: 'EOA' }],
    confirmationsRequired: 2,
    isExecuted: false,
    nonce: '0',
    proposer: alice.address,
    safe: safeAddress,
    safeTxHash,
    to: dave.address,
    trusted: true,
    value,
  })

  const bobs = await createSafeKit({ rpcUrl, safeAddress, signer: bob })
  const { data: signature } = await bobs.signHash(safeTxHash)
  expect(await kit.confirmTransaction(safeTxHash, signature)).toEqual({ signature })
  const confirmations = await kit.getTransactionConfirmations(safeTxHash)
  expect(confirmations.results).toMatchObject([
    { owner: alice.address, signatureType: 'EOA' },
    { owner: bob.address, signature, signatureType: 'ETH_SIGN' },
  ])

  // The kit takes the service's answer, checks nothing of it, and hands it to the contract: the contract is the judge.
  const before = await chain.client.getBalance({ address: dave.address })
  const served = await kit.getTransaction(safeTxHash)
  expect(await bobs.isValidTransaction(served)).toBe(true)
  const { hash } = await bobs.executeTransaction(served)
  await chain.client.waitForTransactionReceipt({ hash: `0x${hash.slice(2)}` })
  expect(await chain.client.getBalance({ address: dave.address })).toBe(before + BigInt(value))

  await gateway.waitForIndex()
  const [execution] = await readExecutions(chain.client, safeAddress)
  expect(execution).toMatchObject({ safeTxHash, success: true, transactionHash: hash })
  const receipt = await chain.client.getTransactionReceipt({ hash: `0x${hash.slice(2)}` })
  const block = await chain.client.getBlock({ blockHash: receipt.blockHash })
  const { maxFeePerGas, maxPriorityFeePerGas } = await chain.client.getTransaction({ hash: `0x${hash.slice(2)}` })
  expect(await kit.getTransaction(safeTxHash)).toMatchObject({
    blockNumber: Number(receipt.blockNumber),
    executionDate: new Date(Number(block.timestamp) * 1000).toISOString(),
    executor: bob.address,
    fee: (receipt.gasUsed * receipt.effectiveGasPrice).toString(),
    gasUsed: Number(receipt.gasUsed),
    isExecuted: true,
    isSuccessful: true,
    maxFeePerGas: `${maxFeePerGas}`,
    maxPriorityFeePerGas: `${maxPriorityFeePerGas}`,
    transactionHash: hash,
  })
  expect((await kit.getPendingTransactions(safeAddress)).results).toEqual([])
  expect((await kit.getSafeInfo(safeAddress)).nonce).toBe('1')
  const history = await kit.getAllTransactions(safeAddress)
  expect(history.results[0]).toMatchObject({
    safeTxHash,
    transfers: [{ from: safeAddress, to: dave.address, type: 'ETHER_TRANSFER', value }],
    txType: 'MULTISIG_TRANSACTION',
  })
})

test('behavior: pages follow their links', async () => {
  const safeAddress = await createSafe({ threshold: 2 })
  const hashes: string[] = []
  for (const nonce of [0, 1, 2]) hashes.push(await propose(safeAddress, { nonce, value: `${nonce}` }))
  const first = await kit.getMultisigTransactions(safeAddress, { limit: 2, ordering: 'nonce' })
  expect(first.results.map(({ safeTxHash }) => safeTxHash)).toEqual(hashes.slice(0, 2))
  expect(first.count).toBe(3)
  const next = await fetch(String(first.next))
  expect(await next.json()).toMatchObject({ next: null, results: [{ safeTxHash: hashes[2] }] })
  const filtered = await kit.getMultisigTransactions(safeAddress, { nonce: '1' })
  expect(filtered.results.map(({ nonce }) => nonce)).toEqual(['1'])
})

test('default: a message, signed by two', async () => {
  const safeAddress = await createSafe({ threshold: 2 })
  const [alices, bobs] = await Promise.all(
    [alice, bob].map((signer) => createSafeKit({ rpcUrl: gateway.rpcUrl, safeAddress, signer })),
  )
  if (!alices || !bobs) throw new Error('no kits')
  const message = 'compat: one message'
  const signed = await alices.signMessage(alices.createMessage(message))
  await kit.addMessage(safeAddress, { message, signature: signed.encodedSignatures() })
  const hash = await alices.getSafeMessageHash(hashSafeMessage(message))
  const confirmed = await bobs.signMessage(bobs.createMessage(message))
  await kit.addMessageSignature(hash, confirmed.encodedSignatures())
  const stored = await kit.getMessage(hash)
  expect(stored).toMatchObject({ message, messageHash: hash, proposedBy: alice.address, safe: safeAddress })
  expect(stored.confirmations.map(({ owner }) => owner).toSorted()).toEqual([alice.address, bob.address].toSorted())
  expect((await kit.getMessages(safeAddress)).results).toEqual([stored])
  // The Safe's own contract accepts what the service put together.
  expect(await alices.isValidSignature(hashSafeMessage(message), stored.preparedSignature)).toBe(true)
})

test('default: delegates', async () => {
  const safeAddress = await createSafe({ threshold: 1 })
  const signer = createWalletClient({
    account: privateKeyToAccount(alice.privateKey),
    chain: gateway.chain.client.chain,
    transport: http(gateway.rpcUrl),
  })
  const delegate = { delegateAddress: dave.address, delegatorAddress: alice.address, label: 'compat', safeAddress }
  const entry = {
    delegate: dave.address,
    delegator: alice.address,
    expiryDate: null,
    label: 'compat',
    safe: safeAddress,
  }
  expect(await kit.addSafeDelegate({ ...delegate, signer })).toMatchObject(entry)
  expect((await kit.getSafeDelegates({ safeAddress })).results).toEqual([entry])
  expect((await kit.getSafeDelegates({ delegateAddress: dave.address, limit: 1 })).count).toBe(1)
  await kit.removeSafeDelegate({ ...delegate, signer })
  expect((await kit.getSafeDelegates({ safeAddress })).results).toEqual([])
})

test('error: refusals reach the caller with their reason', async () => {
  const safeAddress = await createSafe({ threshold: 2 })
  const safeTxHash = await propose(safeAddress)
  const outsider = await createSafeKit({ rpcUrl: gateway.rpcUrl, safeAddress, signer: alice })
  const { data: again } = await outsider.signHash(`0x${'11'.repeat(32)}`)
  await expect(kit.confirmTransaction(safeTxHash, again)).rejects.toMatchObject({
    message: expect.stringContaining('is not an owner'),
    statusCode: 400,
  })
  await expect(kit.getTransaction(`0x${'22'.repeat(32)}`)).rejects.toMatchObject({
    message: expect.stringContaining('was not found'),
    statusCode: 404,
  })
  const transaction = await outsider.createTransaction({ transactions: [{ data: '0x', to: dave.address, value: '5' }] })
  await expect(
    kit.proposeTransaction({
      safeAddress,
      safeTransactionData: transaction.data,
      safeTxHash,
      senderAddress: alice.address,
      senderSignature: again,
    }),
  ).rejects.toMatchObject({ message: expect.stringContaining('Invalid safeTxHash'), statusCode: 422 })
})
