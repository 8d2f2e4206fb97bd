import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, keccak256, numberToHex } from 'viem'
import { type ChainClient, readBlock, requestBlock } from '../chain/ChainClient.ts'
import { callContract } from '../chain/callContracts.ts'
import { decodeOrUndefined } from '../chain/readRawState.ts'
import type { BlockReference } from '../evidence/Evidence.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import {
  type PasskeyPublicKey,
  passkeySignerAbi,
  passkeySignerFactories,
  predictPasskeySigner,
  sharedPasskeySigner,
  sharedPasskeySignerAbi,
} from './passkeyContracts.ts'

export type PasskeyOwner = {
  /** `own`: a contract of this passkey alone. `shared`: Safe's contract for all, with the key that this Safe stores. */
  kind: 'own' | 'shared'
  version: string
  publicKey: PasskeyPublicKey
  verifiers: bigint
}

/**
 * The passkey behind an owner; undefined if it is no official signer contract. An own signer is recognised by its
 * address, which derives from the official code and the key: what the contract says about itself is only compared.
 */
export async function readPasskeyOwner(
  client: ChainClient,
  { owner, safe }: { owner: Address; safe: Address },
  block: BlockReference,
): Promise<PasskeyOwner | undefined> {
  if (isSameAddress(owner, sharedPasskeySigner.address)) return readShared(client, safe, block)
  const data = encodeFunctionData({ abi: passkeySignerAbi, functionName: 'getConfiguration' })
  const answer = await callContract(client, { data, to: owner }, block)
  const configuration = decodeOrUndefined(answer, (bytes) =>
    decodeFunctionResult({ abi: passkeySignerAbi, data: bytes, functionName: 'getConfiguration' }),
  )
  if (!configuration) return undefined
  const [x, y, verifiers] = configuration
  const factory = passkeySignerFactories.find((candidate) =>
    isSameAddress(predictPasskeySigner({ factory: candidate, verifiers, x, y }), owner),
  )
  return factory && { kind: 'own', publicKey: { x, y }, verifiers, version: factory.version }
}

/** The passkey behind an owner, at the newest block. */
export async function readConfiguredPasskey(
  client: ChainClient,
  { chainId, ...parameters }: { chainId: number; owner: Address; safe: Address },
): Promise<PasskeyOwner | undefined> {
  return readPasskeyOwner(client, parameters, await readBlock(client, { chainId }))
}

async function readShared(
  client: ChainClient,
  safe: Address,
  block: BlockReference,
): Promise<PasskeyOwner | undefined> {
  const { address, codeHash, version } = sharedPasskeySigner
  if ((await readCodeHash(client, address, block)) !== codeHash) return undefined
  const data = encodeFunctionData({ abi: sharedPasskeySignerAbi, args: [safe], functionName: 'getConfiguration' })
  const answer = await callContract(client, { data, to: address }, block)
  const signer = decodeOrUndefined(answer, (bytes) =>
    decodeFunctionResult({ abi: sharedPasskeySignerAbi, data: bytes, functionName: 'getConfiguration' }),
  )
  // Zero: this Safe never configured it, and nobody can sign.
  if (!signer || signer.verifiers === 0n) return undefined
  return { kind: 'shared', publicKey: { x: signer.x, y: signer.y }, verifiers: signer.verifiers, version }
}

export async function readCodeHash(client: ChainClient, address: Address, block: BlockReference): Promise<Hex> {
  const method = 'eth_getCode'
  return keccak256(await requestBlock(method, client.request({ method, params: [address, numberToHex(block.number)] })))
}
