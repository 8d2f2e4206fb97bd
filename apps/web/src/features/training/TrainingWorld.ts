import type { SafeState } from '@countersign/protocol/chain'
import { toTrainingSafe, trainingChainId } from '@countersign/protocol/custody'
import {
  type Address,
  custom,
  decodeFunctionData,
  domainSeparator,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  type Transport,
  zeroHash,
} from 'viem'
import { z } from 'zod'
import { simulateInTraining, trainingBalance } from './simulateInTraining.ts'

/** A Safe as its chain had it when the training began. */
export type TrainingWorld = Pick<
  SafeState,
  'address' | 'block' | 'chainId' | 'fallbackHandler' | 'implementation' | 'nonce' | 'owners' | 'threshold' | 'version'
> & {
  /** Whom the Safe pays in the exercises. */
  recipient: Address
  codes: { proxy: Hex; implementation: Hex; fallbackHandler: Hex }
}

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function domainSeparator() view returns (bytes32)',
  'function getModules() view returns (address[])',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])

const sentinel = '0x0000000000000000000000000000000000000001'
const fallbackSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

const AddressedSchema = z.tuple([z.string(), z.string()]).rest(z.unknown())
const CallSchema = z
  .tuple([z.object({ data: z.custom<Hex>((data) => typeof data === 'string'), to: z.string() })])
  .rest(z.unknown())

/** A chain inside of this page that answers from the snapshot. It has no way to send anything. */
export function createTrainingTransport(world: TrainingWorld): Transport {
  const safe = toTrainingSafe(world)
  const isSafe = (address: string) => address.toLowerCase() === safe.toLowerCase()
  const block = {
    baseFeePerGas: '0x1',
    hash: world.block.hash,
    number: numberToHex(world.block.number),
    timestamp: numberToHex(world.block.timestamp),
    transactions: [],
  }
  const codeOf = (address: string) => {
    if (isSafe(address)) return world.codes.proxy
    if (address.toLowerCase() === world.implementation.toLowerCase()) return world.codes.implementation
    return address.toLowerCase() === world.fallbackHandler?.toLowerCase() ? world.codes.fallbackHandler : '0x'
  }
  const slotOf = (address: string, slot: string) => {
    if (!isSafe(address)) return zeroHash
    if (BigInt(slot) === 0n) return pad(world.implementation, { size: 32 })
    return slot === fallbackSlot && world.fallbackHandler ? pad(world.fallbackHandler, { size: 32 }) : zeroHash
  }
  const answer = (method: string, params: unknown): unknown => {
    switch (method) {
      case 'eth_chainId':
        return numberToHex(trainingChainId)
      case 'eth_blockNumber':
        return block.number
      case 'eth_getBlockByNumber':
      case 'eth_getBlockByHash':
        return block
      case 'eth_getCode':
        return codeOf(AddressedSchema.parse(params)[0])
      case 'eth_getStorageAt': {
        const [address, slot] = AddressedSchema.parse(params)
        return slotOf(address, slot)
      }
      case 'eth_getBalance':
        return numberToHex(trainingBalance)
      case 'eth_getTransactionCount':
        return '0x0'
      case 'eth_getLogs':
        return []
      case 'eth_getTransactionByHash':
      case 'eth_getTransactionReceipt':
        return null
      case 'eth_call': {
        const [{ data, to }] = CallSchema.parse(params)
        return isSafe(to) ? callSafe(world, data) : '0x'
      }
      case 'eth_simulateV1':
        return simulateInTraining(world, params)
      default:
        throw Object.assign(new Error(`The training has no ${method}.`), { code: -32_601 })
    }
  }
  return custom({ request: async ({ method, params }) => answer(method, params) }, { retryCount: 0 })
}

function callSafe(world: TrainingWorld, data: Hex): Hex {
  const { functionName } = decodeFunctionData({ abi, data })
  switch (functionName) {
    case 'VERSION':
      return encodeFunctionResult({ abi, functionName, result: world.version })
    case 'approvedHashes':
      return encodeFunctionResult({ abi, functionName, result: 0n })
    case 'domainSeparator':
      return encodeFunctionResult({ abi, functionName, result: readDomain(world) })
    case 'getModules':
      return encodeFunctionResult({ abi, functionName, result: [] })
    case 'getModulesPaginated':
      return encodeFunctionResult({ abi, functionName, result: [[], sentinel] })
    case 'getOwners':
      return encodeFunctionResult({ abi, functionName, result: [...world.owners] })
    case 'getThreshold':
      return encodeFunctionResult({ abi, functionName, result: BigInt(world.threshold) })
    case 'nonce':
      return encodeFunctionResult({ abi, functionName, result: world.nonce })
  }
}

function readDomain(world: TrainingWorld): Hex {
  const [major = 0, minor = 0] = world.version.split('.').map(Number)
  const verifyingContract = toTrainingSafe(world)
  const hasChainId = major > 1 || minor >= 3
  return domainSeparator({ domain: { ...(hasChainId ? { chainId: trainingChainId } : {}), verifyingContract } })
}
