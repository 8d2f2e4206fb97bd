import type { TransactionDetails } from '@countersign/protocol/wire'
import { type Address, type Hex, numberToHex } from 'viem'
import { rpcCall } from '../app/rpcCall.ts'
import { getTransaction } from '../app/transactions.ts'
import type { Frame } from '../transport/createFrame.ts'

/** Calls sent by this provider that are not executed yet. */
export type SentCalls = Map<string, { count: number; data: Hex; to: Address; value: bigint }>

/** Transaction hash of an executed safeTxHash; any other hash unchanged. */
async function findChainHash(frame: Frame, hash: string): Promise<{ hash: string; isWaiting: boolean }> {
  const details = await getTransaction(frame, { safeTxHash: hash }).catch(() => undefined)
  if (!details) return { hash, isWaiting: false }
  return { hash: details.txHash ?? hash, isWaiting: details.txHash === null }
}

export type ReadTransactionParameters = { frame: Frame; hash: string; safe: Address; sent: SentCalls }

/** `eth_getTransactionByHash`, also for a safeTxHash, which is pending until its execution. */
export async function readTransaction({ frame, hash, safe, sent }: ReadTransactionParameters): Promise<unknown> {
  const found = await findChainHash(frame, hash)
  const own = sent.get(hash)
  if (found.hash === hash && own)
    return {
      blockHash: null,
      blockNumber: null,
      from: safe,
      gas: '0x0',
      gasPrice: '0x0',
      hash,
      input: own.data,
      nonce: '0x0',
      to: own.to,
      transactionIndex: null,
      value: numberToHex(own.value),
    }
  const transaction = await rpcCall(frame, { call: 'eth_getTransactionByHash', params: [found.hash] })
  return withHash(transaction, 'hash', hash)
}

/** `eth_getTransactionReceipt`, also for a safeTxHash: null until it is executed. */
export async function readReceipt(frame: Frame, hash: string): Promise<unknown> {
  const found = await findChainHash(frame, hash)
  if (found.isWaiting) return null
  const receipt = await rpcCall(frame, { call: 'eth_getTransactionReceipt', params: [found.hash] })
  return withHash(receipt, 'transactionHash', hash)
}

/** Returns the requested hash: apps compare it with the one they sent. */
function withHash(answer: unknown, key: string, hash: string): unknown {
  return typeof answer === 'object' && answer !== null ? { ...answer, [key]: hash } : answer
}

const statuses: Record<TransactionDetails['txStatus'], number> = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  CANCELLED: 400,
  FAILED: 500,
  SUCCESS: 200,
}

export type ReadCallsStatusParameters = { chainId: number; frame: Frame; id: string; sent: SentCalls }

/** EIP-5792 `wallet_getCallsStatus`. */
export async function readCallsStatus({ chainId, frame, id, sent }: ReadCallsStatusParameters): Promise<unknown> {
  const { txHash, txStatus } = await getTransaction(frame, { safeTxHash: id })
  const receipt: unknown =
    txHash === null ? null : await rpcCall(frame, { call: 'eth_getTransactionReceipt', params: [txHash] })
  // A batch is one transaction; apps that count receipts expect one per call.
  const receipts = receipt ? Array.from({ length: sent.get(id)?.count ?? 1 }, () => receipt) : []
  return { atomic: true, chainId: numberToHex(chainId), id, receipts, status: statuses[txStatus], version: '2.0.0' }
}
