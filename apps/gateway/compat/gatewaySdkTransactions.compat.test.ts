import { demoAccounts } from '@countersign/devchain/accounts'
import { demoSafes } from '@countersign/devchain/demo-world'
import { calculateSafeTransactionHash } from '@safe-global/protocol-kit'
import * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { type Address, concat, getAddress, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExecutions, readIncoming, readModuleExecutions, readSafe } from '../test/chainTruth.ts'
import { type DemoGateway, startDemoGateway } from '../test/startDemoGateway.ts'

const { legacy, operations, treasury } = demoSafes
const chainId = '31337'
let gateway: DemoGateway
beforeAll(async () => {
  gateway = await startDemoGateway()
  sdk.setBaseUrl(gateway.url)
})
afterAll(() => gateway.stop())

type Items = readonly (sdk.TransactionListItem | sdk.SafeIncomingTransfersResponse['results'][number])[]

const listTransactions = (items: Items) => items.flatMap((item) => ('transaction' in item ? [item.transaction] : []))

/** The address of a page, as a link of another page would give it. */
const toPageUrl = (address: Address, list: string, limit: number) =>
  `${gateway.url}/v1/chains/${chainId}/safes/${address}/${list}?cursor=limit%3D${limit}%26offset%3D0`

/** Follows a list by its links, which the SDK fetches as they are. */
async function readAll(first: string, load: (pageUrl: string) => Promise<sdk.TransactionListPage>) {
  const items: sdk.TransactionListItem[] = []
  let page = await load(first)
  for (; page.next; page = await load(page.next)) items.push(...page.results)
  return [...items, ...page.results]
}

const readHistory = (address: Address) =>
  readAll(toPageUrl(address, 'transactions/history', 5), (pageUrl) =>
    sdk.getTransactionHistory(chainId, address, {}, pageUrl),
  )

const readQueue = (address: Address) =>
  readAll(toPageUrl(address, 'transactions/queued', 2), (pageUrl) =>
    sdk.getTransactionQueue(chainId, address, {}, pageUrl),
  )

test('default: getTransactionHistory is that of the chain', async () => {
  const { client } = gateway.chain
  for (const { address } of [treasury, operations, legacy]) {
    const transactions = listTransactions(await readHistory(address))
    const multisig = transactions.filter(({ id }) => id.startsWith('multisig_'))
    const executions = await readExecutions(client, address)
    expect(multisig.map(({ id, txHash, txStatus }) => [id, txHash, String(txStatus)])).toEqual(
      executions.map(({ safeTxHash, success, transactionHash }) => [
        `multisig_${address}_${safeTxHash}`,
        transactionHash,
        success ? 'SUCCESS' : 'FAILED',
      ]),
    )
    for (const [index, { timestamp }] of multisig.entries()) {
      const block = await client.getBlock({ blockNumber: executions[index]?.blockNumber ?? 0n })
      expect(timestamp).toBe(Number(block.timestamp) * 1000)
    }
    const byModules = await readModuleExecutions(client, address)
    expect(transactions.filter(({ id }) => id.startsWith('module_')).map(({ txHash }) => txHash)).toEqual(
      byModules.map(({ transactionHash }) => transactionHash),
    )
    expect(transactions.at(-1)?.id).toBe(`creation_${address}`)
  }
})

/** The hash of a transaction, by the official kit, from what the service says of it. */
function hashDetails({ detailedExecutionInfo: info, safeAddress, txData }: sdk.TransactionDetails, version: string) {
  if (!info || !('safeTxHash' in info) || !txData) throw new Error('no multisig transaction')
  const transaction = {
    baseGas: info.baseGas,
    data: txData.hexData ?? '0x',
    gasPrice: info.gasPrice,
    gasToken: info.gasToken,
    nonce: info.nonce,
    operation: Number(txData.operation),
    refundReceiver: info.refundReceiver.value,
    safeTxGas: info.safeTxGas,
    to: txData.to.value,
    value: txData.value ?? '0',
  }
  return { hash: calculateSafeTransactionHash(safeAddress, transaction, version, 31_337n), info, transaction }
}

test('default: getTransactionDetails hashes to its id, for all that was executed and all that waits', async () => {
  for (const { address } of [treasury, operations, legacy]) {
    const { version } = await readSafe(gateway.chain.client, address)
    const items = [...(await readHistory(address)), ...(await readQueue(address))]
    for (const { id, txHash, txStatus } of listTransactions(items)) {
      if (id.startsWith('creation_')) continue
      const details = await sdk.getTransactionDetails(chainId, id)
      expect(details).toMatchObject({ safeAddress: address, txHash, txId: id, txStatus })
      if (!id.startsWith('multisig_')) continue
      const { hash, info } = hashDetails(details, version)
      expect(id).toBe(`multisig_${address}_${hash}`)
      expect(info.safeTxHash).toBe(hash)
      expect(await sdk.getTransactionDetails(chainId, hash)).toEqual(details)
    }
  }
})

test('default: getTransactionQueue: what it calls executable the contract executes', async () => {
  const { client } = gateway.chain
  const { nonce, version } = await readSafe(client, treasury.address)
  const items = await readQueue(treasury.address)
  expect(items.map((item) => ('label' in item ? String(item.label) : String(item.type)))).toEqual([
    'Next',
    'TRANSACTION',
    'Queued',
    'CONFLICT_HEADER',
    'TRANSACTION',
    'TRANSACTION',
    'TRANSACTION',
    'TRANSACTION',
  ])
  const [next] = listTransactions(items)
  expect(next).toMatchObject({ executionInfo: { confirmationsSubmitted: 2, nonce }, txStatus: 'AWAITING_EXECUTION' })
  const { info, transaction } = hashDetails(await sdk.getTransactionDetails(chainId, next?.id ?? ''), version)
  const signatures = info.confirmations
    .toSorted((a, b) => (a.signer.value.toLowerCase() < b.signer.value.toLowerCase() ? -1 : 1))
    .map(({ signature = '0x' }): Hex => `0x${signature.slice(2)}`)
  const { result } = await client.simulateContract({
    abi: parseAbi([
      'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
    ]),
    account: demoAccounts[5].address,
    address: treasury.address,
    args: [
      getAddress(transaction.to),
      BigInt(transaction.value),
      `0x${transaction.data.slice(2)}`,
      transaction.operation,
      BigInt(transaction.safeTxGas),
      BigInt(transaction.baseGas),
      BigInt(transaction.gasPrice),
      getAddress(transaction.gasToken),
      getAddress(transaction.refundReceiver),
      concat(signatures),
    ],
    functionName: 'execTransaction',
  })
  expect(result).toBe(true)
})

test('default: getIncomingTransfers are those of the chain', async () => {
  const truth = await readIncoming(gateway.chain.client, treasury.address)
  const { results } = await sdk.getIncomingTransfers(chainId, treasury.address)
  expect(
    listTransactions(results).map(({ txHash, txInfo }) => {
      if (!('transferInfo' in txInfo)) throw new Error('no transfer')
      const { transferInfo } = txInfo
      return {
        amount: BigInt('tokenId' in transferInfo ? transferInfo.tokenId : (transferInfo.value ?? -1)),
        token: 'tokenAddress' in transferInfo ? transferInfo.tokenAddress : null,
        transactionHash: txHash,
      }
    }),
  ).toEqual(truth.map(({ logIndex: _, ...transfer }) => transfer))
  const pageUrl = toPageUrl(treasury.address, 'incoming-transfers/', 3)
  const first = await sdk.getIncomingTransfers(chainId, treasury.address, {}, pageUrl)
  const second = await sdk.getIncomingTransfers(chainId, treasury.address, {}, first.next)
  expect([...first.results, ...second.results]).toEqual(results.slice(0, 6))
})

test('default: getModuleTransactions are those of the chain', async () => {
  const truth = await readModuleExecutions(gateway.chain.client, treasury.address)
  const { results } = await sdk.getModuleTransactions(chainId, treasury.address)
  expect(
    results.map(({ transaction: { executionInfo, txHash } }) => ({
      module: executionInfo?.address.value,
      transactionHash: txHash,
    })),
  ).toEqual(truth)
})

test('default: getMultisigTransactions are those of the chain', async () => {
  const truth = await readExecutions(gateway.chain.client, treasury.address)
  const pageUrl = toPageUrl(treasury.address, 'multisig-transactions/', 100)
  const { results } = await sdk.getMultisigTransactions(chainId, treasury.address, {}, `${pageUrl}&executed=true`)
  expect(results.map(({ transaction: { id } }) => id.split('_')[2])).toEqual(truth.map(({ safeTxHash }) => safeTxHash))
  const firstPage = await sdk.getMultisigTransactions(chainId, treasury.address, { executed: 'true' })
  expect(firstPage.results).toEqual(results.slice(0, 20))
  const one = await sdk.getMultisigTransactions(chainId, treasury.address, { nonce: '3' })
  expect(one.results.map(({ transaction: { txHash } }) => txHash)).toEqual([truth.at(-4)?.transactionHash])
})

test('error: ids of nothing and of others', async () => {
  const hash = `0x${'12'.repeat(32)}`
  await expect(sdk.getTransactionDetails(chainId, hash)).rejects.toThrow('CGW error - TRANSACTION_NOT_FOUND')
  await expect(sdk.getTransactionDetails(chainId, 'multisig_x_y')).rejects.toThrow('Invalid transaction ID')
})
