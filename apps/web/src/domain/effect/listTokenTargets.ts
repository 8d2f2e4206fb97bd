import type { DecodedCall } from '@countersign/protocol'
import type { Address } from 'viem'

const tokenCalls =
  /^(transfer|transferFrom|safeTransferFrom|approve|increaseAllowance|decreaseAllowance|setApprovalForAll)$/

/** Contracts whose own word on symbol and decimals the sentence needs. */
export function listTokenTargets({ call, decoding, nested }: DecodedCall): Address[] {
  const own = decoding.kind === 'decoded' && tokenCalls.test(decoding.call.name) ? [call.to] : []
  return [...new Set([...own, ...nested.flatMap(listTokenTargets)])]
}
