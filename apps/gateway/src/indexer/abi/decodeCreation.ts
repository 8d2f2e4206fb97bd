import { type Address, type Hex, toFunctionSelector } from 'viem'
import { readAbi } from './readAbi.ts'

/** Arguments of a call of a factory. */
export type Creation = {
  initializer: Hex
  /** Null if the function has none. */
  saltNonce: bigint | null
  singleton: Address
}

const withNonce = new Set<string>([
  toFunctionSelector('createProxyWithNonce(address,bytes,uint256)'),
  toFunctionSelector('createProxyWithCallback(address,bytes,uint256,address)'),
])
const withoutNonce: string = toFunctionSelector('createProxy(address,bytes)')

/** A call of a factory, of any version; undefined for other calls. */
export function decodeCreation(input: Hex): Creation | undefined {
  const selector = input.slice(0, 10)
  if (selector !== withoutNonce && !withNonce.has(selector)) return undefined
  try {
    const read = readAbi(input, { skip: 4 })
    return {
      initializer: read.bytes(1),
      saltNonce: selector === withoutNonce ? null : read.uint(2),
      singleton: read.address(0),
    }
  } catch {
    return undefined
  }
}
