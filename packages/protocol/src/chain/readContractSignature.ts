import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { walkCauses } from '../errors/BaseError.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { isVersionAtLeast } from '../hash/parseSafeVersion.ts'
import { type ChainClient, ChainUnreachableError } from './ChainClient.ts'
import { callContract } from './callContracts.ts'
import { decodeOrUndefined } from './readRawState.ts'
import type { ContractSignatureRequest } from './SafeFacts.ts'

const hashAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const bytesAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const hashMagic = '0x1626ba7e'
const bytesMagic = '0x20c13b0b'

/** The call that a Safe of this version makes to a contract owner, and the magic value that it accepts. */
function getContractSignatureCall(
  version: string,
  request: Omit<ContractSignatureRequest, 'owner'>,
): { data: Hex; magic: Hex } {
  const { hash, preimage, signature } = request
  // From 1.5.0 on the Safe passes the hash; before, the hashed bytes.
  if (isVersionAtLeast(version, '1.5.0'))
    return {
      data: encodeFunctionData({ abi: hashAbi, args: [hash, signature], functionName: 'isValidSignature' }),
      magic: hashMagic,
    }
  return {
    data: encodeFunctionData({ abi: bytesAbi, args: [preimage, signature], functionName: 'isValidSignature' }),
    magic: bytesMagic,
  }
}

/**
 * Validates a contract owner's signature as the parent Safe will, and from its address: some contracts depend on the
 * caller. A revert or any other value is invalid. Undefined before 1.0.0, whose call is unknown.
 */
export async function readContractSignature(
  client: ChainClient,
  { safe, version, ...request }: ContractSignatureRequest & { safe: Address; version: string | undefined },
  block: BlockReference,
): Promise<boolean | undefined> {
  if (version === undefined || !isVersionAtLeast(version, '1.0.0')) return undefined
  const { data, magic } = getContractSignatureCall(version, request)
  const call = { data, to: request.owner }
  try {
    return isMagic(await callContract(client, { ...call, from: safe }, block), magic)
  } catch (error) {
    // Some nodes reject a contract as sender, even of eth_call: call without a sender.
    if (!(error instanceof ChainUnreachableError) || !isSenderRefused(error)) throw error
    return isMagic(await callContract(client, call, block), magic)
  }
}

/** Messages of nodes that reject senders with code (EIP-3607). */
const senderPattern = /sender (?:is )?not an eoa|eip-?3607|sender has (?:deployed )?code/i

function isSenderRefused(error: Error): boolean {
  return walkCauses(error, (cause) => cause instanceof Error && senderPattern.test(cause.message)) !== undefined
}

/** Whether a Safe accepts a signature over a hash (EIP-1271), which decides about a message. */
export async function readSafeSignature(
  client: ChainClient,
  { contentHash, safe, signature }: { contentHash: Hex; safe: Address; signature: Hex },
  block: BlockReference,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: hashAbi, args: [contentHash, signature], functionName: 'isValidSignature' })
  return isMagic(await callContract(client, { data, to: safe }, block), hashMagic)
}

function isMagic(answer: Hex | undefined, magic: Hex): boolean {
  const value = decodeOrUndefined(answer, (data) =>
    decodeFunctionResult({ abi: hashAbi, data, functionName: 'isValidSignature' }),
  )
  return value === magic
}
