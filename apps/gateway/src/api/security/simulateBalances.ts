import { hashSafeTransaction, type SafeState, type SafeTransaction, safeAbi } from '@countersign/protocol'
import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  size,
} from 'viem'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { tryOnNode } from '../chain-registry/tryOnNode.ts'

const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)',
  'function getEthBalance(address account) view returns (uint256 balance)',
])
const approvalAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])

/** Where every version from 1.0.0 on has them. */
const thresholdSlot = numberToHex(4, { size: 32 })
const approvedHashesSlot = 8n
const one = pad('0x01', { size: 32 })

export type SimulateBalancesParameters = {
  state: SafeState
  tokens: readonly Address[]
  transaction: Omit<SafeTransaction, 'nonce'>
}

export type SimulatedBalances =
  | { outcome: 'failure' }
  /** How much more or less the Safe has afterwards: of the coin, and of each token that answered. */
  | { coin: bigint; outcome: 'success'; tokens: ReadonlyMap<Address, bigint> }
  | { outcome: 'unknown' }

/**
 * Executes a transaction on the operator's node as if it had its signatures, and reads what the Safe has before and
 * after, all in one call that changes nothing. The real contracts run: for the length of the call one owner has approved
 * it, and one is enough.
 */
export async function simulateBalances(
  chain: ServedChain,
  parameters: SimulateBalancesParameters,
): Promise<SimulatedBalances> {
  const { contracts, id } = chain.config
  const multicall = contracts?.multicall3?.address
  if (!multicall) return { outcome: 'unknown' }
  const run = (tokens: readonly Address[]) => tryOnNode(id, () => simulate(chain, { ...parameters, multicall, tokens }))
  const whole = await run(parameters.tokens)
  if (whole.outcome !== 'failure' || parameters.tokens.length === 0) return whole
  // A token of a stranger can burn the gas that was meant for the execution: without them it may succeed.
  const alone = await run([])
  return alone.outcome === 'failure' ? alone : { outcome: 'unknown' }
}

async function simulate(
  { client }: ServedChain,
  { multicall, state, tokens, transaction }: SimulateBalancesParameters & { multicall: Address },
): Promise<SimulatedBalances> {
  const { address: safe, chainId, nonce, version } = state
  const [owner] = state.owners
  if (!owner) return { outcome: 'unknown' }
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction: { ...transaction, nonce }, version })
  const balances = [
    { data: encodeFunctionData({ abi: multicallAbi, args: [safe], functionName: 'getEthBalance' }), to: multicall },
    ...tokens.map((to) => ({
      data: encodeFunctionData({ abi: erc20Abi, args: [safe], functionName: 'balanceOf' }),
      to,
    })),
  ]
  const probe = encodeFunctionData({ abi: approvalAbi, args: [owner, safeTxHash], functionName: 'approvedHashes' })
  const execution = encodeExecution(transaction, owner)
  const calls = [...balances, { data: probe, to: safe }, { data: execution, to: safe }, ...balances]
  const stateDiff = [
    { slot: thresholdSlot, value: one },
    { slot: toApprovalSlot(owner, safeTxHash), value: one },
  ]
  const { data = '0x' } = await client.call({
    data: encodeFunctionData({
      abi: multicallAbi,
      args: [calls.map((call) => ({ allowFailure: true, callData: call.data, target: call.to }))],
      functionName: 'aggregate3',
    }),
    stateOverride: [{ address: safe, stateDiff }],
    to: multicall,
  })
  const results = decodeFunctionResult({ abi: multicallAbi, data, functionName: 'aggregate3' }).map(toNumber)
  const before = results.slice(0, balances.length)
  const [approved, executed] = results.slice(balances.length)
  const after = results.slice(balances.length + 2)
  // A node that passes over the override executes nothing, which says nothing of the transaction.
  if (approved !== 1n) return { outcome: 'unknown' }
  if (executed !== 1n) return { outcome: 'failure' }
  const [coin = 0n, ...changes] = before.map((amount, index) => subtract(after[index], amount))
  return {
    coin,
    outcome: 'success',
    tokens: new Map(
      tokens.flatMap((token, index): [Address, bigint][] => {
        const change = changes[index]
        return change === undefined ? [] : [[token, change]]
      }),
    ),
  }
}

function encodeExecution(transaction: SimulateBalancesParameters['transaction'], owner: Address): Hex {
  const { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } = transaction
  // v 1: the owner has approved the hash.
  const signature = concat([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
  return encodeFunctionData({
    abi: safeAbi,
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signature],
    functionName: 'execTransaction',
  })
}

function toApprovalSlot(owner: Address, hash: Hex): Hex {
  const ofOwner = keccak256(concat([pad(owner, { size: 32 }), numberToHex(approvedHashesSlot, { size: 32 })]))
  return keccak256(concat([hash, ofOwner]))
}

/** Undefined for a call that failed, and for an answer that is no number. */
function toNumber({ returnData, success }: { returnData: Hex; success: boolean }): bigint | undefined {
  return success && size(returnData) === 32 ? hexToBigInt(returnData) : undefined
}

function subtract(after: bigint | undefined, before: bigint | undefined): bigint | undefined {
  return after === undefined || before === undefined ? undefined : after - before
}
