import { type Address, type Client, erc20Abi, erc1155Abi } from 'viem'
import { readContract } from 'viem/actions'
import { untrustedCall } from '../../lib/untrustedCall.ts'

export type ReadTokenBalanceParameters = {
  block: bigint
  owner: Address
  token: Address
  /** Of an ERC-1155; null for fungible tokens. */
  tokenId: string | null
}

/** The balance of a token, or of one ERC-1155 ID, at a block. */
export function readTokenBalance(
  client: Client,
  { block, owner, token, tokenId }: ReadTokenBalanceParameters,
): Promise<bigint> {
  const call = { ...untrustedCall, address: token, blockNumber: block, functionName: 'balanceOf' } as const
  return tokenId === null
    ? readContract(client, { ...call, abi: erc20Abi, args: [owner] })
    : readContract(client, { ...call, abi: erc1155Abi, args: [owner, BigInt(tokenId)] })
}
