import { NotASafeError } from '@countersign/protocol/chain'
import { sanitizeText } from '@countersign/protocol/text'
import { queryOptions } from '@tanstack/react-query'
import {
  type Address,
  type Block,
  BlockNotFoundError,
  type Client,
  erc20Abi,
  getAddress,
  type Hex,
  size,
  slice,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getBalance,
  getBlock,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  readContract,
} from 'viem/actions'
import { fetchSafeState } from '../../domain/safe/fetchSafeState.ts'
import type { SafeId } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { isContractCode, readToken, refusedOnly } from '../../domain/transactions/readToken.ts'
import { untrustedCall } from '../../lib/untrustedCall.ts'
import { isBlockNumber } from './parseExplorerQuery.ts'

const pollingInterval = 4_000

export type ExploredTransaction = NonNullable<Awaited<ReturnType<typeof readTransaction>>>

/** Null: unknown to the node. */
export function transactionQuery(services: Services, chainId: number, hash: Hex) {
  return queryOptions({
    queryKey: ['explorer', chainId, 'tx', hash.toLowerCase()],
    queryFn: () => readTransaction(getChainClient(services, chainId), hash),
    refetchInterval: ({ state }) => (state.data?.receipt ? false : pollingInterval),
  })
}

async function readTransaction(client: Client, hash: Hex) {
  const [transaction, receipt] = await Promise.all([
    getTransaction(client, { hash }).catch(undefinedIf(TransactionNotFoundError)),
    getTransactionReceipt(client, { hash }).catch(undefinedIf(TransactionReceiptNotFoundError)),
  ])
  if (!transaction) return null
  const block =
    receipt && (await getBlock(client, { blockHash: receipt.blockHash }).catch(undefinedIf(BlockNotFoundError)))
  return { receipt, timestamp: block?.timestamp, transaction }
}

/** Null: unknown to the node. */
export function blockQuery(services: Services, chainId: number, block: string) {
  return queryOptions({
    queryKey: ['explorer', chainId, 'block', block.toLowerCase()],
    queryFn: () => readBlock(getChainClient(services, chainId), block),
    refetchInterval: ({ state }) => (state.data ? false : pollingInterval),
  })
}

async function readBlock(client: Client, block: string): Promise<Block | null> {
  const which = isBlockNumber(block) ? { blockNumber: BigInt(block) } : { blockHash: `0x${block.slice(2)}` as const }
  return (await getBlock(client, which).catch(undefinedIf(BlockNotFoundError))) ?? null
}

export type ExploredAddress = Awaited<ReturnType<typeof readAccount>>

export function addressQuery(services: Services, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['explorer', chainId, 'address', address.toLowerCase()],
    queryFn: () => readAccount(getChainClient(services, chainId), { address, chainId }),
    refetchInterval: 12_000,
  })
}

async function readAccount(client: Client, { address, chainId }: SafeId) {
  const { number: block } = await getBlock(client)
  const [balance, code, nonce] = await Promise.all([
    getBalance(client, { address, blockNumber: block }),
    getCode(client, { address, blockNumber: block }),
    getTransactionCount(client, { address, blockNumber: block }),
  ])
  const facts = { balance, block, code, nonce }
  if (!isContractCode(code)) {
    // EIP-7702.
    const delegate = code && size(code) === 23 ? getAddress(slice(code, 3)) : undefined
    return { ...facts, delegate, safe: undefined, token: undefined }
  }
  const [safe, token, name] = await Promise.all([
    fetchSafeState(client, { address, chainId }).catch(undefinedIf(NotASafeError)),
    readToken(client, address),
    readContract(client, { ...untrustedCall, abi: erc20Abi, address, functionName: 'name' }).catch(refusedOnly),
  ])
  return {
    ...facts,
    delegate: undefined,
    safe,
    // A Safe's fallback returns empty data to any call, and is no token.
    token:
      token.type && !safe
        ? {
            decimals: token.type === 'ERC20' ? token.decimals : undefined,
            name: sanitizeText(name ?? '', { maxLength: 60 }) || '?',
            symbol: token.symbol,
          }
        : undefined,
  }
}

/** Maps not-found errors to undefined; other errors are rethrown. */
function undefinedIf(kind: abstract new (...parameters: never[]) => Error): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof kind) return undefined
    throw error
  }
}
