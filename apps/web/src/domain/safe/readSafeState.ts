import { BaseError } from '@countersign/protocol'
import { type Address, type Client, getAddress, type Hex, slice } from 'viem'
import { getBlock, getCode, getStorageAt, readContract } from 'viem/actions'
import { safeAbi } from './safeAbi.ts'

/** What the chain itself says of a Safe, all of it at one block. */
export type SafeState = {
  chainId: number
  address: Address
  block: bigint
  /** Seconds, of that block. */
  timestamp: bigint
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string
  singleton: Address
}

class NotASafeError extends BaseError {
  override readonly name = 'NotASafeError'
  readonly code = 'NOT_A_SAFE'
  constructor({ address, chainId, reason }: { address: Address; chainId: number; reason: string }) {
    super(`There is no Safe at ${address} on chain ${chainId}: ${reason}.`)
  }
}

export type ReadSafeStateParameters = { chainId: number; address: Address }

/** Two round trips: the head, then every fact at that block in one batch. */
export async function readSafeState(client: Client, { chainId, address }: ReadSafeStateParameters): Promise<SafeState> {
  const { number: blockNumber, timestamp } = await getBlock(client)
  const read = { address, abi: safeAbi, blockNumber } as const
  const [code, slot0, ...facts] = await Promise.all([
    getCode(client, { address, blockNumber }),
    getStorageAt(client, { address, slot: '0x0', blockNumber }),
    settle(readContract(client, { ...read, functionName: 'getOwners' })),
    settle(readContract(client, { ...read, functionName: 'getThreshold' })),
    settle(readContract(client, { ...read, functionName: 'nonce' })),
    settle(readContract(client, { ...read, functionName: 'VERSION' })),
  ])
  if (!code || code === '0x') throw new NotASafeError({ address, chainId, reason: 'no contract is deployed there' })
  const [owners, threshold, nonce, version] = facts
  // A contract without these views is no Safe; a node that fails is another matter and throws as itself.
  if (!owners || !threshold || nonce === undefined || !version || owners.length === 0)
    throw new NotASafeError({ address, chainId, reason: 'the contract does not answer like one' })
  return {
    chainId,
    address,
    block: blockNumber,
    timestamp,
    owners: owners.map((owner) => getAddress(owner)),
    threshold: Number(threshold),
    nonce,
    version,
    singleton: toAddress(slot0),
  }
}

function toAddress(word: Hex | undefined): Address {
  return getAddress(slice(word && word.length === 66 ? word : `0x${'0'.repeat(64)}`, 12))
}

/** Undefined when the contract refused the call; every other failure is thrown. */
async function settle<value>(call: Promise<value>): Promise<value | undefined> {
  try {
    return await call
  } catch (error) {
    const isRefusal = error instanceof Error && /ContractFunction(ZeroData|Revert|Execution)/.test(causes(error))
    const isTransport = error instanceof Error && /(HttpRequest|Timeout|WebSocket|SocketClosed)/.test(causes(error))
    if (isRefusal && !isTransport) return undefined
    throw error
  }
}

function causes(error: Error): string {
  const names: string[] = []
  let current: unknown = error
  while (current instanceof Error && names.length < 8) {
    names.push(current.name)
    current = current.cause
  }
  return names.join(' ')
}
