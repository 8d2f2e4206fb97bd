import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  pad,
  parseAbi,
  toFunctionSelector,
} from 'viem'
import { createPaperNode, createRevert, NodeAnswerError, sentinel, toRpcBlock } from './recordedNode.ts'
import { alice, block, bob, carol, getDeployment } from './world.ts'

/** Its own copy: what the kernel asks must be what contracts really answer to. */
const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function getEthBalance(address owner) view returns (uint256)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getStorageAt(uint256 offset, uint256 length) view returns (bytes)',
  'function getThreshold() view returns (uint256)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function nonce() view returns (uint256)',
])
const masterCopy: Hex = '0xa619486e'
const execTransaction = toFunctionSelector(
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
)
export const word = (value: number | bigint) => numberToHex(value, { size: 32 })

/** How things stand: answers by the name of the function; `null` for one that fails. */
export type NodeState = Record<string, unknown>

export type SimulationNodeParameters = {
  before?: NodeState
  after?: NodeState
  /** What `execTransaction` gives; undefined data: it reverts with that. */
  execution?: { isOk?: boolean; data?: Hex; logs?: readonly object[] }
  /** Methods that the node has besides `eth_call`; a function answers instead. */
  simulate?: ((params: readonly unknown[], answer: object) => unknown) | 'yes' | undefined
  trace?: (call: { data: Hex; from: Address; to: Address }, options: { tracer: string }) => unknown
  /** Whether it takes storage that is other than on the chain. @default true */
  obeys?: boolean
  hasMulticall?: boolean
  /** Whether the chain has another block at that height by now. @default false */
  hasReplacedBlock?: boolean
  /** Answers to calls by themselves, such as the execution sent by an owner. */
  direct?: (call: { data: Hex; from?: Address }) => Hex | undefined
}

type Call = { data: Hex; from?: Address; to: Address }

/** A node on paper that tries executions: what it says of each call follows from how things stand before and after. */
export function createSimulationNode(parameters: SimulationNodeParameters = {}) {
  const { after = {}, before = {}, execution = {}, hasMulticall = true, obeys = true, simulate, trace } = parameters
  const { data: returned = word(1), isOk = true, logs = [] } = execution

  function answerProbe({ data }: Call, isAfter: boolean): Hex | undefined {
    const standing: NodeState = { ...usual, ...before, ...(isAfter ? after : {}) }
    if (data === masterCopy) return toResult(standing.masterCopy, (value) => pad(value as Address, { size: 32 }))
    const { args, functionName } = decodeFunctionData({ abi, data })
    if (functionName === 'approvedHashes') return word(obeys ? 1 : 0)
    const answer = standing[functionName]
    const result = typeof answer === 'function' ? answer(...(args ?? [])) : answer
    // The result's type depends on a name that is known only when it runs.
    return toResult(result, (value) => encodeFunctionResult({ abi, functionName, result: value } as never))
  }

  /** In their order; after an execution things stand otherwise, if it went well. */
  function answerAll(calls: readonly Call[]) {
    let isAfter = false
    return calls.map((call) => {
      if (call.data.startsWith(execTransaction)) {
        isAfter ||= isOk
        return { data: returned, isOk, logs }
      }
      const data = answerProbe(call, isAfter)
      return { data: data ?? ('0x' as Hex), isOk: data !== undefined, logs: [] }
    })
  }

  const node = createPaperNode({
    answers: {
      ...(simulate
        ? {
            eth_simulateV1: (...params: never[]) => {
              // What viem sends: a test's node takes every method's own parameters.
              const [{ blockStateCalls }] = params as unknown as [{ blockStateCalls: [{ calls: readonly Call[] }] }]
              const made = {
                calls: answerAll(blockStateCalls[0].calls).map((answer) => ({
                  gasUsed: '0x186a0',
                  logs: answer.logs,
                  returnData: answer.data,
                  status: answer.isOk ? '0x1' : '0x0',
                })),
                number: numberToHex(block.number + 1n),
                parentHash: block.hash,
              }
              return simulate === 'yes' ? [made] : simulate(params, made)
            },
          }
        : {}),
      ...(parameters.hasReplacedBlock
        ? { eth_getBlockByNumber: () => ({ ...toRpcBlock(block.number), hash: word(2) }) }
        : {}),
      debug_traceCall: (call: never, _: Hex, options: never) => {
        if (!trace) throw new NodeAnswerError(-32601, 'the method debug_traceCall does not exist')
        return trace(call, options)
      },
      eth_call: (call: Call) => {
        const { args } = tryDecode(call.data) ?? {}
        if (args) {
          if (!hasMulticall) return '0x'
          const calls = args[0] as readonly { callData: Hex; target: Address }[]
          const results = answerAll(calls.map(({ callData, target }) => ({ data: callData, to: target })))
          return encodeFunctionResult({
            abi: multicall3Abi,
            functionName: 'aggregate3',
            result: results.map((result) => ({ returnData: result.data, success: result.isOk })),
          })
        }
        if (parameters.direct && !isApproval(call.data)) {
          const answer = parameters.direct(call)
          if (answer === undefined) throw createRevert()
          return answer
        }
        const [answer] = call.data.startsWith(execTransaction) || isApproval(call.data) ? answerAll([call]) : []
        if (!answer?.isOk) throw Object.assign(createRevert(), { data: answer?.data ?? '0x' })
        return answer.data
      },
    },
  })
  return node
}

const usual: NodeState = {
  allowance: 0n,
  balanceOf: null,
  getEthBalance: 10n ** 18n,
  getModulesPaginated: [[], sentinel],
  getOwners: [alice, bob, carol],
  getStorageAt: word(0),
  getThreshold: 2n,
  isApprovedForAll: false,
  masterCopy: getDeployment('SafeL2').address,
  nonce: 7n,
}

function toResult(value: unknown, encode: (value: unknown) => Hex): Hex | undefined {
  return value === null || value === undefined ? undefined : encode(value)
}

function isApproval(data: Hex): boolean {
  return data.startsWith(toFunctionSelector('approvedHashes(address,bytes32)'))
}

function tryDecode(data: Hex) {
  return data.startsWith(toFunctionSelector('aggregate3((address,bool,bytes)[])'))
    ? decodeFunctionData({ abi: multicall3Abi, data })
    : undefined
}
