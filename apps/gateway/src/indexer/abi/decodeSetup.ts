import { type Address, decodeAbiParameters, type Hex, parseAbiParameters, toFunctionSelector } from 'viem'

/** Whom a Safe belonged to at first. */
export type SafeSetupCall = {
  /** Null where it is not told. */
  fallbackHandler: Address | null
  owners: readonly Address[]
  threshold: bigint
}

/** All forms begin in the same way; only the newest has a handler. */
const beginning = parseAbiParameters('address[] owners, uint256 threshold')
const withHandler = parseAbiParameters(
  'address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler',
)
const of110: string = toFunctionSelector('setup(address[],uint256,address,bytes,address,address,uint256,address)')
const of100: string = toFunctionSelector('setup(address[],uint256,address,bytes,address,uint256,address)')
const of010: string = toFunctionSelector('setup(address[],uint256,address,bytes)')

/** The call that sets a Safe up, of any version; undefined for all else. */
export function decodeSetup(initializer: Hex): SafeSetupCall | undefined {
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
