import { isVersionAtLeast } from '@countersign/protocol/hash'
import type { Address } from 'viem'

export type SignsOffChainParameters = { version: string; fallbackHandler: Address | undefined; sdkVersion: string }

/**
 * Whether a signature off the chain is worth anything to whoever asks: the app must be new enough to read one, and from
 * 1.3.0 on the Safe needs a handler that vouches for it. The rules of the official host.
 */
export function signsOffChain({ fallbackHandler, sdkVersion, version }: SignsOffChainParameters): boolean {
  if (!isVersionAtLeast(sdkVersion, '7.11.0')) return false
  return isVersionAtLeast(version, '1.3.0') ? fallbackHandler !== undefined : isVersionAtLeast(version, '1.0.0')
}
