import type { TestClient } from '@countersign/devchain/testing'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  size,
  toEventSelector,
  zeroAddress,
} from 'viem'

/** Answers `tokenURI` (36 bytes of calldata) with the data after the code; four words become the topics of a log. */
function toCode(uri: string): Hex {
  const answer = encodeAbiParameters([{ type: 'string' }], [uri])
  const length = numberToHex(size(answer), { size: 2 })
  const branch = '0x36602414601957'
  const log = '0x60603560403560203560003560006000a400'
  const reply = concat(['0x5b61', length, '0x6100296000', '0x3961', length, '0x6000f3'])
  return concat([branch, log, reply, answer])
}

/** An NFT contract whose tokens all have the given URI. */
export async function deployCollectible(
  client: TestClient,
  { account, uri }: { account: Address; uri: string },
): Promise<{ mint: (to: Address, tokenId: bigint) => Promise<void>; token: Address }> {
  const code = toCode(uri)
  const data = concat(['0x61', numberToHex(size(code), { size: 2 }), '0x80600c6000396000f3', code])
  const hash = await client.sendTransaction({ account, data })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return {
    mint: async (to, tokenId) => {
      const topics = [pad(zeroAddress), pad(to), numberToHex(tokenId, { size: 32 })]
      const input = concat([toEventSelector('Transfer(address,address,uint256)'), ...topics])
      await client.sendTransaction({ account, data: input, to: contractAddress })
    },
    token: getAddress(contractAddress),
  }
}
