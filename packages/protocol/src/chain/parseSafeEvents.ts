import {
  type Address,
  decodeAbiParameters,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbiParameters,
  slice,
} from 'viem'
import type { Call } from '../decode/decodeMultiSend.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { type Execution, parseExecution } from './findExecution.ts'
import type { ChainLog } from './readLogs.ts'

/** First topics of other events: of Safes, their factories and tokens. */
export const eventTopics = {
  moduleAnnouncement: '0xb648d3644f584ed1c2232d53c46d87e693586486ad0d1175f8656013110b714e',
  multisigAnnouncement: '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed',
  proxyCreation: '0x4f51faf6c4561ff95f067657e43439f0f856d97c04d9ec9070a6199ad418e235',
  received: '0x3d0ce9bfc3ed7d6862dbb28b2dea94561fe714a1b4d019aa8af39730d1ad7c3d',
  setup: '0x141df868a6331af528e38c83b7aa03edc19be66e37ae67f9285bf4f8e3c6a1a8',
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  transferBatch: '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
  transferSingle: '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
} as const satisfies Record<string, Hex>

/** A transfer logged by a token, or by the Safe that received native currency. */
export type ChainTransfer = {
  type: 'ERC20' | 'ERC721' | 'NATIVE_COIN'
  /** Undefined for the native currency. */
  token: Address | undefined
  from: Address
  to: Address
  /** An amount or a token id. */
  value: bigint
  transactionHash: Hex
  blockNumber: bigint
  logIndex: number
}

/** An ERC-1155 transfer, which has an amount and a token id. */
export type ChainMultiTransfer = Omit<ChainTransfer, 'token' | 'type'> & {
  token: Address
  tokenId: bigint
  /** Index in a batch. */
  position: number
}

/** Logged by the L2 singleton before each call. */
type ExecutionLog = { kind: 'multisig'; transaction: SafeTransaction } | { kind: 'module'; module: Address; call: Call }

export type SafeEvents = {
  executions: Execution[]
  transfers: ChainTransfer[]
  /** ERC-1155. */
  multiTransfers: ChainMultiTransfer[]
  announcements: ExecutionLog[]
  /** Whether the Safe was set up or created in these logs. */
  isCreation: boolean
}

/** Parses the logs of a Safe in order. Ignores logs of other contracts and invalid ones. */
export function parseSafeEvents(logs: readonly ChainLog[], safe: Address): SafeEvents {
  return {
    announcements: logs.flatMap((log) => parseExecutionLog(log, safe) ?? []),
    executions: logs.flatMap((log) => parseExecution(log, safe) ?? []),
    isCreation: logs.some((log) => isCreation(log, safe)),
    multiTransfers: logs.flatMap((log) => parseMultiTransferLog(log, safe)),
    transfers: logs.flatMap((log) => parseTransferLog(log, safe) ?? []),
  }
}

function isCreation({ address, data, topics }: ChainLog, safe: Address): boolean {
  if (topics[0] === eventTopics.setup) return isAddressEqual(address, safe)
  if (topics[0] !== eventTopics.proxyCreation) return false
  // Indexed since 1.4.0, before in the data.
  const proxy = topics[1] ?? (data.length >= 66 ? slice(data, 0, 32) : undefined)
  return proxy !== undefined && isAddressEqual(toAddress(proxy), safe)
}

function parseTransferLog(log: ChainLog, safe: Address): ChainTransfer | undefined {
  const { address, blockNumber, data, logIndex, topics, transactionHash } = log
  const [topic, first, second, third] = topics
  const base = { blockNumber, logIndex, transactionHash }
  if (topic === eventTopics.received && first && isWord(data) && isAddressEqual(address, safe))
    return {
      ...base,
      from: toAddress(first),
      to: getAddress(safe),
      token: undefined,
      type: 'NATIVE_COIN',
      value: BigInt(data),
    }
  if (topic !== eventTopics.transfer || !first || !second) return undefined
  const [from, to] = [toAddress(first), toAddress(second)]
  if (!isAddressEqual(from, safe) && !isAddressEqual(to, safe)) return undefined
  const token = getAddress(address)
  if (third) return { ...base, from, to, token, type: 'ERC721', value: BigInt(third) }
  return isWord(data) ? { ...base, from, to, token, type: 'ERC20', value: BigInt(data) } : undefined
}

const singleParameters = parseAbiParameters('uint256 id, uint256 value')
const batchParameters = parseAbiParameters('uint256[] ids, uint256[] values')

function parseMultiTransferLog(log: ChainLog, safe: Address): ChainMultiTransfer[] {
  const { address, blockNumber, data, logIndex, topics, transactionHash } = log
  const [topic, , first, second] = topics
  if (topic !== eventTopics.transferSingle && topic !== eventTopics.transferBatch) return []
  if (!first || !second) return []
  const [from, to] = [toAddress(first), toAddress(second)]
  if (!isAddressEqual(from, safe) && !isAddressEqual(to, safe)) return []
  const base = { blockNumber, from, logIndex, to, token: getAddress(address), transactionHash }
  try {
    if (topic === eventTopics.transferSingle) {
      const [tokenId, value] = decodeAbiParameters(singleParameters, data)
      return [{ ...base, position: 0, tokenId, value }]
    }
    const [ids, values] = decodeAbiParameters(batchParameters, data)
    return ids.map((tokenId, position) => ({ ...base, position, tokenId, value: values[position] ?? 0n }))
  } catch {
    // Another contract's data under the same topic.
    return []
  }
}

const multisigParameters = parseAbiParameters(
  'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo',
)
const moduleParameters = parseAbiParameters('address module, address to, uint256 value, bytes data, uint8 operation')
const additionalParameters = parseAbiParameters('uint256 nonce, address sender, uint256 threshold')

function parseExecutionLog({ address, data, topics }: ChainLog, safe: Address): ExecutionLog | undefined {
  if (!isAddressEqual(address, safe)) return undefined
  try {
    if (topics[0] === eventTopics.multisigAnnouncement) {
      const [to, value, body, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, , info] =
        decodeAbiParameters(multisigParameters, data)
      const [nonce] = decodeAbiParameters(additionalParameters, info)
      if (operation !== 0 && operation !== 1) return undefined
      const gas = { baseGas, gasPrice, gasToken, refundReceiver, safeTxGas }
      return { kind: 'multisig', transaction: { ...gas, data: body, nonce, operation, to, value } }
    }
    if (topics[0] !== eventTopics.moduleAnnouncement) return undefined
    const [module, to, value, body, operation] = decodeAbiParameters(moduleParameters, data)
    if (operation !== 0 && operation !== 1) return undefined
    return { call: { data: body, operation, to, value }, kind: 'module', module }
  } catch {
    // Another contract's data under the same topic, or another version's encoding.
    return undefined
  }
}

function isWord(data: Hex): boolean {
  return data.length === 66
}

function toAddress(word: Hex): Address {
  return getAddress(slice(word, 12, 32))
}
