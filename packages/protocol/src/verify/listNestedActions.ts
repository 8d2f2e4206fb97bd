import { type Address, decodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import type { Call } from '../decode/decodeMultiSend.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'

const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** What a Safe that owns another one does there. */
export type NestedAction =
  /** `by`: who makes the call, and so speaks as an owner of the inner Safe. */
  | { kind: 'approve'; by: Address; innerSafe: Address; innerHash: Hex }
  | {
      kind: 'execute'
      by: Address
      innerSafe: Address
      transaction: Omit<SafeTransaction, 'nonce'>
      signatures: Hex
    }

export type ListNestedActionsParameters = {
  /** The Safe whose transaction it is. */
  safe: Address
  transaction: Call
}

/**
 * Actions on other Safes, in the order in which they run: the transaction itself, or whatever stands in its batches, and
 * in batches within those. What an inner execution does in turn belongs to the inner transaction.
 */
export function listNestedActions({ safe, transaction }: ListNestedActionsParameters): NestedAction[] {
  return listIn(decodeCall(transaction), safe)
}

function listIn({ batch, call, nested }: DecodedCall, by: Address): NestedAction[] {
  const action = toAction(call, by)
  if (action) return [action]
  // Code that is delegatecalled acts as the caller, code that is called as itself.
  const executor = call.operation === 1 ? by : call.to
  return nested.flatMap((item) => listIn(batch ? resolveTarget(item, executor) : item, executor))
}

/** Newer batch contracts read the zero address as the one who runs the batch. */
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
