import type { ChainConfig } from '@countersign/protocol/config'
import { PrefixedAddressError, parsePrefixedAddress } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import { drafting as words } from '../../lib/messages/drafting.ts'

/** Parses an address with or without an EIP-3770 prefix; another chain's is refused. */
export function readAddress(
  text: string,
  chain: Pick<ChainConfig, 'id' | 'shortName'>,
): { value: Address } | { error: string } {
  const plain = text.replace(/\s+/g, '')
  if (plain === '') return { error: words.address.missing }
  try {
    return { value: parsePrefixedAddress({ chains: [chain], text: plain }).address }
  } catch (error) {
    if (!(error instanceof PrefixedAddressError)) throw error
    return {
      error: error.reason === 'prefix' ? words.address.otherChain(plain.split(':', 1)[0] ?? '') : words.address.wrong,
    }
  }
}
