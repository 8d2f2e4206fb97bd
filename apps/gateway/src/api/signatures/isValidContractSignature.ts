import { isVersionAtLeast } from '@countersign/protocol'
import { type Address, type Hex, parseAbi } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { isContractAnswer } from '../../lib/isContractAnswer.ts'

const currentAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const legacyAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])

export type IsValidContractSignatureParameters = {
  client: ChainClient
  hash: Hex
  owner: Address
  preimages: readonly Hex[]
  signature: Hex
  /** Version of the Safe that will ask the owner. */
  version: string
}

/**
 * Asks a contract owner about its signature as the Safe itself will when it executes: from 1.5.0 on by the hash, before
 * by the bytes that were hashed. Asking otherwise would accept signatures that fail on chain.
 */
export async function isValidContractSignature(parameters: IsValidContractSignatureParameters): Promise<boolean> {
  const { client, hash, owner, preimages, signature, version } = parameters
  if (isVersionAtLeast(version, '1.5.0'))
    return isMagic('0x1626ba7e', () =>
      client.readContract({
        abi: currentAbi,
        address: owner,
        args: [hash, signature],
        functionName: 'isValidSignature',
      }),
    )
  const answers = await Promise.all(
    preimages.map((preimage) => isValidLegacySignature({ client, owner, preimage, signature })),
  )
  return answers.includes(true)
}

export type IsValidLegacySignatureParameters = { client: ChainClient; owner: Address; preimage: Hex; signature: Hex }

/** Asks by the bytes that were hashed, as contracts from before EIP-1271 was final expect. */
export function isValidLegacySignature(parameters: IsValidLegacySignatureParameters): Promise<boolean> {
  const { client, owner, preimage, signature } = parameters
  return isMagic('0x20c13b0b', () =>
    client.readContract({
      abi: legacyAbi,
      address: owner,
      args: [preimage, signature],
      functionName: 'isValidSignature',
    }),
  )
}

/** A contract that reverts or is no contract says no; a node that does not answer says nothing. */
async function isMagic(magic: Hex, ask: () => Promise<Hex>): Promise<boolean> {
  try {
    return (await ask()).toLowerCase() === magic
  } catch (error) {
    if (isContractAnswer(error)) return false
    throw error
  }
}
