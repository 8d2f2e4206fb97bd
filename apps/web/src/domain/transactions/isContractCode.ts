import type { Hex } from 'viem'

/** An account that hands its calls to other code (EIP-7702) still has its key. */
const delegation = /^0xef0100[0-9a-f]{40}$/i

/** Whether what stands at an address makes it a contract. */
export function isContractCode(code: Hex | undefined): code is Hex {
  return code !== undefined && code !== '0x' && !delegation.test(code)
}
