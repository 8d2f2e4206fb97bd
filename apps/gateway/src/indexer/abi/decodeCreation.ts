import { type Address, decodeAbiParameters, type Hex, parseAbiParameters, toFunctionSelector } from 'viem'
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

/** The first owners and settings of a Safe. */
export type SafeSetupCall = {
  /** Null if unknown. */
  fallbackHandler: Address | null
  owners: readonly Address[]
  threshold: bigint
}

/** All versions begin with owners and threshold; only the newest has a fallback handler. */
const beginning = parseAbiParameters('address[] owners, uint256 threshold')
const withHandler = parseAbiParameters(
  'address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler',
)
const of110: string = toFunctionSelector('setup(address[],uint256,address,bytes,address,address,uint256,address)')
const of100: string = toFunctionSelector('setup(address[],uint256,address,bytes,address,uint256,address)')
const of010: string = toFunctionSelector('setup(address[],uint256,address,bytes)')

/** A call of `setup` of any version; undefined for other calls. */
export function decodeSetupCall(initializer: Hex): SafeSetupCall | undefined {
  const selector = initializer.slice(0, 10)
  const values: Hex = `0x${initializer.slice(10)}`
  try {
    if (selector === of110) {
      const [owners, threshold, , , fallbackHandler] = decodeAbiParameters(withHandler, values)
      return { fallbackHandler, owners, threshold }
    }
    if (selector !== of100 && selector !== of010) return undefined
    const [owners, threshold] = decodeAbiParameters(beginning, values)
    return { fallbackHandler: null, owners, threshold }
  } catch {
    return undefined
  }
}
