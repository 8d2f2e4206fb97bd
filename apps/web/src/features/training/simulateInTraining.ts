import type { SafeState } from '@countersign/protocol/chain'
import { toTrainingSafe } from '@countersign/protocol/custody'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  zeroHash,
} from 'viem'
import { z } from 'zod'

const abi = parseAbi([
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function getEthBalance(address account) view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getStorageAt(uint256 offset, uint256 length) view returns (bytes)',
  'function getThreshold() view returns (uint256)',
  'function masterCopy() view returns (address)',
  'function nonce() view returns (uint256)',
])
const swapAbi = parseAbi(['function swapOwner(address prevOwner, address oldOwner, address newOwner)'])
const sentinel = '0x0000000000000000000000000000000000000001'
const fallbackSlot = 0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5n

export const trainingBalance = 100n * 10n ** 18n

const SimulateSchema = z
  .tuple([
    z.object({
      blockStateCalls: z.tuple([
        z.object({
          calls: z.array(z.object({ data: z.custom<Hex>((data) => typeof data === 'string'), to: z.string() })),
        }),
      ]),
    }),
  ])
  .rest(z.unknown())

type World = Pick<
  SafeState,
  'address' | 'block' | 'chainId' | 'fallbackHandler' | 'implementation' | 'nonce' | 'owners' | 'threshold'
>

type State = { coin: bigint; nonce: bigint; owners: Address[] }

/** `eth_simulateV1` of what exercises do: payments, changed owners, and code that does not exist. */
export function simulateInTraining(world: World, params: unknown): unknown {
  const [{ blockStateCalls }] = SimulateSchema.parse(params)
  const state: State = { coin: trainingBalance, nonce: world.nonce, owners: [...world.owners] }
  const safe = toTrainingSafe(world).toLowerCase()
  return blockStateCalls.map(({ calls }) => ({
    calls: calls.map(({ data, to }) => {
      const returnData = answer(world, state, { data, isSafe: to.toLowerCase() === safe })
      return {
        gasUsed: numberToHex(80_000),
        logs: [],
        returnData: returnData ?? '0x',
        status: returnData ? '0x1' : '0x0',
      }
    }),
    number: numberToHex(world.block.number + 1n),
    parentHash: world.block.hash,
  }))
}

function answer(world: World, state: State, { data, isSafe }: { data: Hex; isSafe: boolean }): Hex | undefined {
  const call = decode(data)
  // Of the tokens of exercises there is no code.
  if (!call || (!isSafe && call.functionName !== 'getEthBalance')) return '0x'
  switch (call.functionName) {
    case 'approvedHashes':
      return numberToHex(1, { size: 32 })
    case 'execTransaction':
      return execute(state, call.args, toTrainingSafe(world)) ? numberToHex(1, { size: 32 }) : undefined
    case 'getEthBalance':
      return numberToHex(state.coin, { size: 32 })
    case 'getModulesPaginated':
      return encodeFunctionResult({ abi, functionName: 'getModulesPaginated', result: [[], sentinel] })
    case 'getOwners':
      return encodeFunctionResult({ abi, functionName: 'getOwners', result: state.owners })
    case 'getStorageAt': {
      const handler = call.args[0] === fallbackSlot ? world.fallbackHandler : undefined
      const result = handler ? pad(handler, { size: 32 }) : zeroHash
      return encodeFunctionResult({ abi, functionName: 'getStorageAt', result })
    }
    case 'getThreshold':
      return numberToHex(world.threshold, { size: 32 })
    case 'masterCopy':
      return pad(world.implementation, { size: 32 })
    case 'nonce':
      return numberToHex(state.nonce, { size: 32 })
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

type Execution = readonly [to: Address, value: bigint, data: Hex, operation: number, ...rest: unknown[]]

function execute(state: State, [to, value, data, operation]: Execution, safe: Address): boolean {
  if (operation === 0 && value > state.coin) return false
  state.nonce += 1n
  // A delegatecall of an address without code does nothing, and succeeds.
  if (operation !== 0) return true
  if (to.toLowerCase() !== safe.toLowerCase()) {
    state.coin -= value
    return true
  }
  const { args } = decodeFunctionData({ abi: swapAbi, data })
  state.owners = state.owners.map((owner) => (owner === args[1] ? args[2] : owner))
  return true
}
