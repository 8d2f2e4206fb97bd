import { safeAbi } from '@countersign/protocol/chain'
import { type Address, decodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import type { ModuleCall } from '../TransactionContext.ts'

const abi = safeAbi.filter(
  (item) => item.name === 'execTransactionFromModule' || item.name === 'execTransactionFromModuleReturnData',
)
const selectors = abi.map((item) => toFunctionSelector(item))

/** The contents of a module's call of a Safe. */
export function decodeModuleCall({
  from,
  input,
  to,
}: {
  from: Address
  input: Hex
  to: Address
}): ModuleCall | undefined {
  if (!selectors.some((selector) => input.startsWith(selector))) return undefined
  try {
    const [target, value, data, operation] = decodeFunctionData({ abi, data: input }).args
    if (operation !== 0 && operation !== 1) return undefined
    return { data, module: from, operation, safe: to, to: target, value }
  } catch {
    return undefined
  }
}
