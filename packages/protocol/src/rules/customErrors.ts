import { type AbiParameter, decodeErrorResult, type Hex } from 'viem'
import type { openZeppelinErrors } from './openZeppelinErrors.ts'

let abi: typeof openZeppelinErrors | undefined
let loading: Promise<void> | undefined

/** Loads the known custom errors; until they are there, only the selector is shown. */
export function prepareCustomErrors(): Promise<void> {
  loading ??= import('./openZeppelinErrors.ts').then(
    (loaded) => {
      abi = loaded.openZeppelinErrors
    },
    () => {
      // A part of the app that is not available any more: tried again with the next error.
      loading = undefined
    },
  )
  return loading
}

/** `ERC20InsufficientBalance(sender: 0x…, balance: 1, needed: 5)`; undefined for data of an unknown error. */
export function describeCustomError(data: Hex): string | undefined {
  if (!loading) void prepareCustomErrors()
  if (!abi) return undefined
  try {
    const { abiItem, args, errorName } = decodeErrorResult({ abi, data })
    const inputs: readonly AbiParameter[] = abiItem.inputs
    const values: readonly unknown[] = args ?? []
    return `${errorName}(${inputs.map(({ name }, index) => `${name}: ${values[index]}`).join(', ')})`
  } catch {
    return undefined
  }
}
