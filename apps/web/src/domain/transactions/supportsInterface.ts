import type { Address, Client, Hex } from 'viem'
import { readContract } from 'viem/actions'
import { isConnectionLost } from '../../lib/describeError.ts'
import { untrustedCall } from '../../lib/untrustedCall.ts'

const erc165Abi = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ type: 'bytes4' }],
    outputs: [{ type: 'bool' }],
  },
] as const

/** Whether a contract declares an interface (ERC-165). */
export async function supportsInterface(client: Client, address: Address, id: Hex): Promise<boolean> {
  const answer = await readContract(client, {
    ...untrustedCall,
    address,
    abi: erc165Abi,
    functionName: 'supportsInterface',
    args: [id],
  }).catch(refusedOnly)
  return answer === true
}

/** A revert is an answer; a failing node is not. */
export function refusedOnly(error: unknown): undefined {
  if (isConnectionLost(error)) throw error
  return undefined
}
