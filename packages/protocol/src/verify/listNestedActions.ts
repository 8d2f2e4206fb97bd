import { type Address, decodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'

const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

export type NestedAction =
  /** `by`: the caller, who acts as an owner of the inner Safe. */
  | { kind: 'approve'; by: Address; innerSafe: Address; innerHash: Hex }
  | {
      kind: 'execute'
      by: Address
      innerSafe: Address
      transaction: Omit<SafeTransaction, 'nonce'>
      signatures: Hex
    }

type ListNestedActionsParameters = {
  safe: Address
  transaction: Call
}

/** Actions on other Safes in execution order, recursively. Calls of an inner execution belong to that transaction. */
export function listNestedActions({ safe, transaction }: ListNestedActionsParameters): NestedAction[] {
  return listIn(decodeCall(transaction), safe)
}

function listIn({ batch, call, nested }: DecodedCall, by: Address): NestedAction[] {
  const action = toAction(call, by)
  if (action) return [action]
  // Delegatecalled code acts as the caller, called code as itself.
  const executor = call.operation === 1 ? by : call.to
  return nested.flatMap((item) => listIn(batch ? resolveTarget(item, executor) : item, executor))
}

/** Newer MultiSend contracts replace the zero address by the executing account. */
function resolveTarget(item: DecodedCall, executor: Address): DecodedCall {
  return item.call.to === zeroAddress ? { ...item, call: { ...item.call, to: executor } } : item
}

function toAction(call: Call, by: Address): NestedAction | undefined {
  if (call.operation !== 0) return undefined
  try {
    const { args, functionName } = decodeFunctionData({ abi, data: call.data })
    if (functionName === 'approveHash') return { by, innerHash: args[0], innerSafe: call.to, kind: 'approve' }
    const [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
    if (operation !== 0 && operation !== 1) return undefined
    const transaction = { baseGas, data, gasPrice, gasToken, operation, refundReceiver, safeTxGas, to, value } as const
    return { by, innerSafe: call.to, kind: 'execute', signatures, transaction }
  } catch {
    return undefined
  }
}
