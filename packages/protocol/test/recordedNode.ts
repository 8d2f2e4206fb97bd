import {
  type Address,
  type Chain,
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import type { ChainClient } from '../src/chain/ChainClient.ts'
import { alice, block, bob, carol, chainId, getDeployment, safe } from './world.ts'

/** Its own copy: what the kernel asks must be what contracts really answer to. */
const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function domainSeparator() view returns (bytes32)',
  'function getModules() view returns (address[])',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function symbol() view returns (string)',
])
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
export const zeroWord: Hex = `0x${'00'.repeat(32)}`
export const sentinel: Address = '0x0000000000000000000000000000000000000001'

/** An error as a node words it. */
export class NodeAnswerError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
export const createRevert = () => new NodeAnswerError(3, 'execution reverted')

export type PaperAccount = {
  balance?: bigint
  code?: Hex
  /** By slot; what is missing is zero. */
  storage?: Record<Hex, Hex>
  /** undefined: it reverts. Without it a call answers nothing, as where there is no code. */
  call?: (data: Hex) => Hex | undefined
}

export type PaperNodeParameters = {
  /** By address in lower case. */
  accounts?: Record<string, PaperAccount>
  /** Answers instead of those made from the accounts; may throw. */
  answers?: Record<string, (...params: never[]) => unknown>
  /** Whether the chain has Multicall3, and since which block. */
  multicallSince?: number
}

/**
 * A node on paper: a real viem client, and behind it a table instead of a chain. For answers that a real chain gives
 * rarely or never; what the chain does give is tested on the embedded one (`*.chain.test.ts`).
 */
export function createPaperNode({ accounts = {}, answers = {}, multicallSince }: PaperNodeParameters = {}): {
  client: ChainClient
  /** What was asked, in order. */
  requests: { method: string; params: unknown }[]
} {
  const requests: { method: string; params: unknown }[] = []
  const find = (address: Address): PaperAccount => accounts[address.toLowerCase()] ?? {}
  const handlers: Record<string, (...params: never[]) => unknown> = {
    eth_call: ({ data, to }: { data: Hex; to?: Address }, at: Hex) => {
      checkBlock(at)
      // As nodes say it that run no code which is sent along.
      if (to === undefined) throw new NodeAnswerError(-32_602, 'missing "to"')
      return to === multicall && multicallSince !== undefined ? aggregate(data) : call(to, data)
    },
    eth_chainId: () => numberToHex(chainId),
    eth_getBalance: (address: Address, at: Hex) => checkBlock(at) ?? numberToHex(find(address).balance ?? 0n),
    eth_getBlockByNumber: (tag: Hex | 'latest') =>
      tag === 'latest' || BigInt(tag) === block.number ? toRpcBlock(block.number) : null,
    eth_getCode: (address: Address, at: Hex) => checkBlock(at) ?? find(address).code ?? '0x',
    eth_getStorageAt: (address: Address, slot: Hex, at: Hex) =>
      checkBlock(at) ?? find(address).storage?.[slot] ?? zeroWord,
    ...answers,
  }

  function call(to: Address, data: Hex): Hex {
    const answer = find(to).call
    if (!answer) return '0x'
    const result = answer(data)
    if (result === undefined) throw createRevert()
    return result
  }

  function aggregate(data: Hex): Hex {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = args[0] as readonly { allowFailure: boolean; callData: Hex; target: Address }[]
    const result = calls.map(({ allowFailure, callData, target }) => {
      try {
        return { returnData: call(target, callData), success: true }
      } catch (error) {
        if (!allowFailure) throw error
        return { returnData: '0x' as Hex, success: false }
      }
    })
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    requests.push({ method, params })
    const handler = handlers[method]
    if (!handler) throw new NodeAnswerError(-32601, `The method ${method} does not exist.`)
    // Each handler declares the parameters of its own method.
    return handler(...((params ?? []) as never[]))
  }

  const contracts = { multicall3: { address: multicall, blockCreated: multicallSince } } as const
  // Only what viem reads of a chain to find its multicall.
  const chain = multicallSince === undefined ? {} : { chain: { contracts, id: chainId } as unknown as Chain }
  return { client: createClient({ ...chain, transport: custom({ request }, { retryCount: 0 }) }), requests }
}

/** Facts of one verification are all of one block. */
function checkBlock(at: Hex): undefined {
  if (BigInt(at) !== block.number) throw new NodeAnswerError(-32000, 'header not found')
}

export function toRpcBlock(number: bigint, timestamp = block.timestamp): object {
  return { hash: block.hash, number: numberToHex(number), timestamp: numberToHex(timestamp) }
}

/** What a contract answers, by function name; a function that is missing reverts. */
export function answerCalls(answers: Record<string, unknown>): (data: Hex) => Hex | undefined {
  return (data) => {
    try {
      const { args = [], functionName } = decodeFunctionData({ abi, data })
      const answer = answers[functionName]
      const result = typeof answer === 'function' ? answer(...args) : answer
      return result === undefined ? undefined : encodeFunctionResult({ abi, functionName, result } as never)
    } catch {
      return undefined
    }
  }
}

export const slots = {
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  implementation: zeroWord,
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const

export type PaperSafe = {
  answers?: Record<string, unknown>
  code?: Hex
  parts?: Partial<Record<keyof typeof slots, Address>>
  /** Any call that is none of the Safe's own views, such as `isValidSignature`. */
  call?: (data: Hex) => Hex | undefined
}

/** A Safe 1.4.1 of Alice, Bob and Carol, threshold 2, nonce 7, unless told otherwise. */
export function createPaperSafe({ answers = {}, call, code = '0x5afe', parts = {} }: PaperSafe = {}): PaperAccount {
  const all = { implementation: getDeployment('SafeL2').address, ...parts }
  const storage = Object.fromEntries(
    Object.entries(all).map(([name, address]) => [slots[name as keyof typeof slots], pad(address, { size: 32 })]),
  )
  const views = answerCalls({
    VERSION: '1.4.1',
    approvedHashes: 0n,
    getModulesPaginated: [[], sentinel],
    getOwners: [alice, bob, carol],
    getThreshold: 2n,
    nonce: 7n,
    ...answers,
  })
  return { call: (data) => views(data) ?? call?.(data), code, storage }
}

/** A node that knows one Safe, at the address of this world. */
export function createSafeNode(paperSafe: PaperSafe = {}, rest: PaperNodeParameters = {}) {
  return createPaperNode({ ...rest, accounts: { [safe]: createPaperSafe(paperSafe), ...rest.accounts } })
}
