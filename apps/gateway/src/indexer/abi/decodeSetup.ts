import { type Address, decodeAbiParameters, type Hex, parseAbiParameters, toFunctionSelector } from 'viem'

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
