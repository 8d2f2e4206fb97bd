import { type Address, type Hex, isAddress, isHex, zeroAddress } from 'viem'
import type { DecodedFunction } from './decodeCalldata.ts'

export type ArgumentReader = {
  address: (index: number) => Address
  hex: (index: number) => Hex
  number: (index: number) => bigint
  truth: (index: number) => boolean
}

/**
 * Typed access to decoded arguments by position. The decoder has made them of the type that the signature says, so
 * the fallbacks are never reached by whoever checked the signature first.
 */
export function readArguments(call: DecodedFunction): ArgumentReader {
  const at = (index: number) => call.arguments[index]?.value
  return {
    address: (index) => {
      const value = at(index)
      return typeof value === 'string' && isAddress(value) ? value : zeroAddress
    },
    hex: (index) => {
      const value = at(index)
      return isHex(value) ? value : '0x'
    },
    number: (index) => {
      const value = at(index)
      // viem gives integers up to 48 bits as numbers.
      return typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n
    },
    truth: (index) => at(index) === true,
  }
}
