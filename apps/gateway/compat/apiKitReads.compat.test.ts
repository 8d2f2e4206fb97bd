import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { deploySafe, executeAsSafe, safeAbi } from '@countersign/devchain/testing'
import SafeApiKit from '@safe-global/api-kit'
import { calculateSafeTransactionHash } from '@safe-global/protocol-kit'
import { type Address, decodeFunctionData, encodeFunctionData, erc20Abi, getAddress, type Hash, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExecutions, readIncoming, readModuleExecutions, readSafe } from '../test/chainTruth.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const [alice] = demoAccounts
const { legacy, operations, subsidiary, treasury } = demoSafes
const safes = Object.values(demoSafes)
let gateway: DemoGateway
let kit: SafeApiKit
beforeAll(async () => {
  gateway = await startDemoGateway()
  // By short name, as in the addresses of the official service.
  const { shortName } = gateway.chain.config
  kit = new SafeApiKit({ chainId: 31_337n, txServiceUrl: `${gateway.url}/tx-service/${shortName}/api` })
})
afterAll(() => gateway.stop())

const execAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

const toHash = (text: string): Hash => `0x${text.slice(2)}`

test('default: service and singletons', async () => {
  expect(await kit.getServiceInfo()).toMatchObject({ api_version: 'v1', name: 'Countersign', secure: false })
  const { client } = gateway.chain
  const singletons = await kit.getServiceSingletonsInfo()
  const head = Number(await client.getBlockNumber())
  for (const { address, l2, lastIndexedBlockNumber, version } of singletons) {
    expect(lastIndexedBlockNumber).toBe(head)
    if (!(await client.getCode({ address: getAddress(address) }))) continue
    const abi = parseAbi(['function VERSION() view returns (string)'])
    const own = await client.readContract({ abi, address: getAddress(address), functionName: 'VERSION' })
    expect(version).toBe(l2 ? `${own}+L2` : own)
  }
  const { singleton } = await readSafe(client, treasury.address)
  expect(singletons.map(({ address }) => address)).toContain(singleton)
})

test('default: Safes, by themselves and by owner', async () => {
  const { client } = gateway.chain
  const truths = await Promise.all(safes.map(({ address }) => readSafe(client, address)))
  for (const [index, { address }] of safes.entries()) {
    const { fallbackHandler, modules, nonce, owners, singleton, threshold } = truths[index] ?? {}
    expect(await kit.getSafeInfo(address)).toMatchObject({
      address,
      fallbackHandler,
      modules,
      nonce: String(nonce),
      owners,
      singleton,
      threshold,
    })
  }
  const having = (test: (truth: (typeof truths)[number]) => boolean) =>
    safes.filter((_, index) => truths[index] && test(truths[index])).map(({ address }) => String(address))
  const byOwner = await kit.getSafesByOwner(alice.address)
  expect(byOwner.safes.toSorted()).toEqual(having(({ owners }) => owners.includes(alice.address)).toSorted())
})

test('behavior: the Safes of a module are those where it is enabled', async () => {
  const { client } = gateway.chain
  // The Treasury has disabled it.
  expect(await kit.getSafesByModule(demoModule)).toEqual({ safes: [] })
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const data = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  await gateway.waitForIndex()
  expect(await kit.getSafesByModule(demoModule)).toEqual({ safes: [safe] })
})

test('default: multisig transactions are those of the chain, and hash to their fields', async () => {
  for (const { address } of [treasury, operations, legacy, subsidiary]) {
    const { version } = await readSafe(gateway.chain.client, address)
    const executions = await readExecutions(gateway.chain.client, address)
    const { count, results } = await kit.getMultisigTransactions(address, { executed: true, limit: 200 })
    expect(count).toBe(executions.length)
    expect(
      results.map(({ blockNumber, isSuccessful, safeTxHash, transactionHash }) => ({
        blockNumber: BigInt(blockNumber ?? -1),
        safeTxHash,
        success: isSuccessful,
        transactionHash,
      })),
    ).toEqual(executions)
    for (const { data = '0x', nonce, refundReceiver = '', safeTxHash, ...rest } of results) {
      const transaction = { ...rest, data: data ?? '0x', nonce: Number(nonce), refundReceiver }
      expect(calculateSafeTransactionHash(address, transaction, version, 31_337n)).toBe(safeTxHash)
    }
  }
})

test('behavior: confirmations of what was executed are the signatures that the contract was given', async () => {
  const kinds = new Set<string>()
  for (const { address } of [treasury, legacy, subsidiary]) {
    const { results } = await kit.getMultisigTransactions(address, { executed: true, limit: 200 })
    for (const { confirmations = [], signatures, transactionHash } of results) {
      const { input } = await gateway.chain.client.getTransaction({ hash: toHash(transactionHash ?? '0x') })
      const { args } = decodeFunctionData({ abi: execAbi, data: input })
      expect(signatures).toBe(args[9])
      const parts = confirmations
        .toSorted((a, b) => (a.owner.toLowerCase() < b.owner.toLowerCase() ? -1 : 1))
        .map(({ signature }) => signature.slice(2))
      expect(`0x${parts.join('')}`).toBe(args[9])
      for (const { signatureType } of confirmations) kinds.add(signatureType)
    }
  }
  expect([...kinds].toSorted()).toEqual(['APPROVED_HASH', 'EOA'])
})

test('parameters: filters of multisig transactions', async () => {
  const list = async (options: Parameters<SafeApiKit['getMultisigTransactions']>[1]) =>
    (await kit.getMultisigTransactions(treasury.address, options)).results
  const executed = await list({ executed: true, limit: 200 })
  const failed = await list({ failed: true })
  expect(failed).toEqual(executed.filter(({ isSuccessful }) => isSuccessful === false))
  const [one] = executed
  expect(await list({ transactionHash: String(one?.transactionHash) })).toEqual([one])
  expect(await list({ executionDate__gte: String(one?.executionDate) })).toEqual([one])
  expect(await list({ nonce__gte: 18, nonce__lt: 20 })).toEqual(executed.slice(0, 2))
  const pending = await kit.getPendingTransactions(treasury.address, { hasConfirmations: true, ordering: 'nonce' })
  expect(pending.results.map(({ nonce }) => Number(nonce) - Number(treasury.nonce))).toEqual([0, 1, 1, 2, 3])
})

test('default: incoming transfers are those of the chain', async () => {
  for (const { address } of [treasury, operations]) {
    const truth = await readIncoming(gateway.chain.client, address)
    const { count, results } = await kit.getIncomingTransactions(address, { limit: 200 })
    expect(count).toBe(truth.length)
    expect(results.map(({ to }) => to)).toEqual(truth.map(() => address))
    expect(
      results.map(({ tokenAddress, tokenId, transactionHash, value }) => ({
        amount: BigInt(tokenId ?? value ?? -1),
        token: tokenAddress,
        transactionHash,
      })),
    ).toEqual(truth.map(({ logIndex: _, ...transfer }) => transfer))
  }
  const from = demoAccounts[8].address
  const { results } = await kit.getIncomingTransactions(treasury.address, { from })
  expect(results.map((transfer) => transfer.from)).toEqual([from])
})

test('default: module transactions are those of the chain', async () => {
  const truth = await readModuleExecutions(gateway.chain.client, treasury.address)
  const { results } = await kit.getModuleTransactions(treasury.address)
  expect(results.map(({ module, transactionHash }) => ({ module, transactionHash }))).toEqual(truth)
  expect((await kit.getModuleTransactions(treasury.address, { module: alice.address })).results).toEqual([])
})

test('default: everything that was executed, page by page', async () => {
  const all = await kit.getAllTransactions(treasury.address, { limit: 100 })
  const paged: typeof all.results = []
  for (let offset = 0; offset < all.count; offset += 7)
    paged.push(...(await kit.getAllTransactions(treasury.address, { limit: 7, offset })).results)
  expect(paged).toEqual(all.results)
  const { client } = gateway.chain
  const executions = await readExecutions(client, treasury.address)
  expect(all.results.flatMap((entry) => ('safeTxHash' in entry ? [entry.safeTxHash] : []))).toEqual(
    executions.map(({ safeTxHash }) => safeTxHash),
  )
  for (const entry of all.results) {
    if (!('txHash' in entry)) continue
    const { from, to } = await client.getTransaction({ hash: toHash(entry.txHash) })
    expect([entry.from, entry.to]).toEqual([getAddress(from), to && getAddress(to)])
  }
  const incoming = await readIncoming(client, treasury.address)
  const received = all.results.flatMap(({ transfers }) =>
    transfers.filter(({ to, value }) => to === treasury.address && value !== '0'),
  )
  expect(received.length).toBe(incoming.length)
})

test('default: tokens as their contracts describe them', async () => {
  const { results } = await kit.getTokenList()
  const known = Object.values(demoTokens).map(({ address }): string => address)
  expect(results.map(({ address }) => address).toSorted()).toEqual(known.toSorted())
  for (const { address, name, symbol } of results) {
    const read = <name extends 'name' | 'symbol'>(functionName: name) =>
      gateway.chain.client.readContract({ abi: erc20Abi, address: getAddress(address), functionName })
    expect([name, symbol]).toEqual(await Promise.all([read('name'), read('symbol')]))
  }
  const usdc: Address = demoTokens.usdc.address
  expect(await kit.getToken(usdc)).toMatchObject({ decimals: 6, symbol: 'USDC', type: 'ERC20' })
  expect((await kit.getTokenList({ search: 'usd' })).results.map(({ address }) => address)).toEqual([usdc])
  await expect(kit.getToken(alice.address)).rejects.toMatchObject({ statusCode: 404 })
})

test('default: how a Safe came to be', async () => {
  const { client } = gateway.chain
  for (const { address } of safes) {
    const creation = await kit.getSafeCreationInfo(address)
    const transaction = await client.getTransaction({ hash: toHash(creation.transactionHash) })
    const block = await client.getBlock({ blockHash: transaction.blockHash ?? undefined })
    expect(creation).toMatchObject({
      created: new Date(Number(block.timestamp) * 1000).toISOString(),
      creator: getAddress(transaction.from),
      factoryAddress: getAddress(transaction.to ?? address),
      userOperation: null,
    })
    // What the factory was called with holds the set-up and the implementation, and there was no Safe before.
    expect(transaction.input).toContain(creation.setupData.slice(2))
    expect(transaction.input).toContain(creation.singleton.slice(2).toLowerCase())
    const blockNumber = (transaction.blockNumber ?? 1n) - 1n
    expect(await client.getCode({ address, blockNumber })).toBeUndefined()
  }
})

test('default: calldata decoded and gas estimated', async () => {
  const args = [alice.address, 250n] as const
  const data = encodeFunctionData({ abi: erc20Abi, args, functionName: 'transfer' })
  expect(await kit.decodeData(data, demoTokens.usdc.address)).toMatchObject({
    method: 'transfer',
    parameters: [
      { type: 'address', value: alice.address },
      { type: 'uint256', value: '250' },
    ],
  })
  await expect(kit.decodeData('0xdeadbeef')).rejects.toMatchObject({ statusCode: 404 })
  const call = { data, operation: 0, to: demoTokens.usdc.address, value: '0' }
  const { safeTxGas } = await kit.estimateSafeTransaction(treasury.address, call)
  // From outside the same call costs at least the 21,000 of a transaction more.
  const outside = await gateway.chain.client.estimateGas({ account: treasury.address, data, to: call.to })
  expect(BigInt(safeTxGas)).toBeGreaterThan(outside / 4n)
  expect(BigInt(safeTxGas)).toBeLessThan(outside + 20_000n)
})
