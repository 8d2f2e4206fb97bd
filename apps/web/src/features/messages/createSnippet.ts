import type { Address, Hex } from 'viem'

export type CreateSnippetParameters = {
  chainId: number
  safe: Address
  contentHash: Hex
  signature: Hex
  isText: boolean
}

/** A script that checks the signature with the Safe (EIP-1271), on any node. */
export function createSnippet({ chainId, safe, contentHash, signature, isText }: CreateSnippetParameters): string {
  return `import { createPublicClient, http, parseAbi } from 'viem'

const client = createPublicClient({ transport: http('A node of chain ${chainId}') })
const answer = await client.readContract({
  address: '${safe}',
  abi: parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']),
  functionName: 'isValidSignature',
  args: [
    // ${isText ? 'hashMessage(text)' : 'hashTypedData(typedData)'}
    '${contentHash}',
    '${signature}',
  ],
})
// The Safe accepts the signature (EIP-1271).
console.log(answer === '0x1626ba7e')
`
}
