import type { Hex } from 'viem'

/** An EIP-7702 account still has its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

export function isContractCode(code: Hex | undefined): code is Hex {
  return code !== undefined && code !== '0x' && !delegation.test(code)
}
