import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { Address } from 'viem'

export type SignsOffChainParameters = { version: string; fallbackHandler: Address | undefined; sdkVersion: string }

/** As Safe{Wallet}: the app's SDK must read one, and from 1.3.0 on the Safe needs a fallback handler (EIP-1271). */
export function signsOffChain({ fallbackHandler, sdkVersion, version }: SignsOffChainParameters): boolean {
  if (!isVersionAtLeast(sdkVersion, '7.11.0')) return false
  return isVersionAtLeast(version, '1.3.0') ? fallbackHandler !== undefined : isVersionAtLeast(version, '1.0.0')
}
