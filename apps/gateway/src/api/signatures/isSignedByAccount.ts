import { type Address, type Hex, isAddressEqual, parseAbi, recoverAddress, size } from 'viem'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { hasLowS } from './hasLowS.ts'

const hashAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const hashMagic = '0x1626ba7e'
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const legacyMagic = '0x20c13b0b'

/** Bytes that end every signature of a contract that is yet to be deployed (ERC-6492). */
const undeployedMark = '6492649264926492649264926492649264926492649264926492649264926492'

export type IsSignedByAccountParameters = {
  account: Address
  chain: ServedChain
  hash: Hex
  /** The bytes behind the hash; with them contracts are also asked in the way of old. */
  preimage?: Hex | undefined
  /** The Safe that it is about, of which the account is an owner: contracts may answer it alone. */
  safe?: Address | undefined
  signature: Hex
}

/**
 * Whether the account signed this hash: by its key, or, being a contract, by what its code accepts. The key is tried
 * first and without a node: it speaks for the account whatever code was put there (EIP-7702).
 */
export async function isSignedByAccount(parameters: IsSignedByAccountParameters): Promise<boolean> {
  const { account, chain, hash, preimage, safe, signature } = parameters
  // What the key made in another form is not put before the account's code, which may take it.
  if (await isSignedByKey(parameters)) return hasLowS(signature)
  const { client, config } = chain
  // Asked by itself because the verification answers "no" when the node does not answer at all.
  const code = await withNodeTimeout(config.id, () => client.getCode({ address: account }))
  if (code === undefined && !signature.endsWith(undeployedMark)) return false
  // The node was there a moment ago: bytes that fail here are made to break the decoding of some wrapper.
  const node = { chainId: config.id, client }
  const verdict = await runOnNode(node, (untrusted) =>
    untrusted.verifyHash({ address: account, hash, signature }).catch(() => 'unreadable' as const),
  )
  if (verdict === true) return true
  if (verdict === 'unreadable' || code === undefined) return false
  const call = { account: safe, address: account, functionName: 'isValidSignature' } as const
  if (safe) {
    const isAccepted = await runOnNode(node, (untrusted) =>
      isAnswered(() => untrusted.readContract({ ...call, abi: hashAbi, args: [hash, signature] }), hashMagic),
    )
    if (isAccepted) return true
  }
  if (preimage === undefined) return false
  // By the bytes that were hashed, as contracts from before EIP-1271 was final expect.
  return runOnNode(node, (untrusted) =>
    isAnswered(() => untrusted.readContract({ ...call, abi: legacyAbi, args: [preimage, signature] }), legacyMagic),
  )
}

async function isSignedByKey({ account, hash, signature }: IsSignedByAccountParameters): Promise<boolean> {
  if (size(signature) !== 65) return false
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), account)
  } catch {
    // Bytes that are a signature of nobody.
    return false
  }
}

/** A contract that reverts says no; a node that does not answer says nothing. */
async function isAnswered(ask: () => Promise<Hex>, magic: Hex): Promise<boolean> {
  try {
    return (await ask()).toLowerCase() === magic
  } catch (error) {
    if (isContractAnswer(error)) return false
    throw error
  }
}
