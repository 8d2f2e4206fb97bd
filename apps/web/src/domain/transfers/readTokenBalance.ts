import { type Address, type Client, erc20Abi, erc1155Abi } from 'viem'
import { readContract } from 'viem/actions'
import { untrustedCall } from '../../lib/untrustedCall.ts'

export type ReadTokenBalanceParameters = {
  block: bigint
  owner: Address
  token: Address
  /** Of an ERC-1155; null of what is counted as a whole. */
  tokenId: string | null
}

/** How much of a token somebody had at a block, or how many of one of its numbers. */
export function readTokenBalance(
  client: Client,
  { block, owner, token, tokenId }: ReadTokenBalanceParameters,
): Promise<bigint> {
  const asked = { ...untrustedCall, address: token, blockNumber: block, functionName: 'balanceOf' } as const
  return tokenId === null
    ? readContract(client, { ...asked, abi: erc20Abi, args: [owner] })
    : readContract(client, { ...asked, abi: erc1155Abi, args: [owner, BigInt(tokenId)] })
}
