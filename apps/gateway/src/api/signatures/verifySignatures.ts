import { readContractSignature, type SafeState } from '@countersign/protocol/chain'
import {
  type EcdsaSignature,
  InvalidSignaturesError,
  parseSignatures,
  recoverSigner,
  type SafeSignature,
  UnrecoverableSignatureError,
} from '@countersign/protocol/signatures'
import { type Address, type Hex, isAddressEqual, parseAbi, size } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'
import type { JobPool } from '../../lib/jobs/createJobPool.ts'
import { recoverSigners } from '../../lib/jobs/recoverSigners.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { RefusedError } from '../errors/RequestError.ts'
import { isOfficialSafe } from '../safe-state/officialSafes.ts'

const approvalAbi = parseAbi(['function approvedHashes(address owner, bytes32 hash) view returns (uint256)'])

/** Up to this many are recovered faster here than by a worker. */
const maxAtOnce = 10

export type VerifySignaturesParameters = {
  client: ChainClient
  hash: Hex
  jobs: JobPool
  packed: Hex
  /** Preimages of the hash, for legacy contract owners. */
  preimages: readonly Hex[]
  requester: string | undefined
  safe: Address
  state: SafeState
}

export type VerifiedSignature = { block: number; kind: SafeSignature['kind']; owner: Address; signature: Hex }

/** Verifies every signature against owners and chain state; throws if any is invalid. */
export async function verifySignatures(parameters: VerifySignaturesParameters): Promise<VerifiedSignature[]> {
  const { packed, state } = parameters
  assertSignatureSize(packed, state)
  const signatures = readSignatures(packed)
  // More signatures than owners must contain a duplicate or a non-owner.
  if (signatures.length > state.owners.length)
    throw new RefusedError(
      'INVALID_SIGNATURE',
      `Invalid signature: ${signatures.length} signatures, but the Safe has ${state.owners.length} owners.`,
    )
  const signers = await recoverAll(signatures, parameters)
  const verified = await Promise.all(
    signatures.map((signature, index) => verifySignature(signature, signers[index] ?? null, parameters)),
  )
  const owners = verified.map(({ owner }) => owner)
  const repeated = owners.find((owner, index) => owners.indexOf(owner) !== index)
  if (repeated)
    throw new RefusedError('DUPLICATE_SIGNATURE', `Invalid signature: Signature for owner=${repeated} is duplicated.`)
  return verified.map((signature) => ({ ...signature, block: Number(state.block.number) }))
}

/** Bytes of one signature, and of all contract signatures' dynamic parts. */
const [keySize, maxContractBytes] = [65, 32_768]

function assertSignatureSize(packed: Hex, { owners }: SafeState): void {
  const max = keySize * owners.length + maxContractBytes
  if (size(packed) <= max) return
  throw new RefusedError(
    'INVALID_SIGNATURE',
    `Invalid signature: ${size(packed)} bytes; the limit for this Safe is ${max}.`,
  )
}

function readSignatures(packed: Hex): SafeSignature[] {
  try {
    return parseSignatures(packed)
  } catch (cause) {
    if (!(cause instanceof InvalidSignaturesError)) throw cause
    throw new RefusedError('INVALID_SIGNATURE', `Invalid signature: ${cause.shortMessage}`, { cause })
  }
}

async function recoverAll(
  signatures: readonly SafeSignature[],
  { hash, jobs }: VerifySignaturesParameters,
): Promise<readonly (Address | null)[]> {
  const ofKeys = signatures.filter(isOfKey)
  if (ofKeys.length <= maxAtOnce)
    return Promise.all(signatures.map(async (signature) => signature.signer ?? recover(signature, hash)))
  const recovered = await jobs.run(recoverSigners, {
    hash,
    signatures: ofKeys.map(({ data, kind }) => ({ data, kind })),
  })
  const signerOf = new Map(ofKeys.map((signature, index) => [signature, recovered[index] ?? null]))
  return signatures.map((signature) => (isOfKey(signature) ? (signerOf.get(signature) ?? null) : signature.signer))
}

function isOfKey(signature: SafeSignature): signature is EcdsaSignature {
  return signature.kind === 'eoa' || signature.kind === 'ethSign'
}

async function verifySignature(
  signature: SafeSignature,
  owner: Address | null,
  parameters: VerifySignaturesParameters,
) {
  const { state } = parameters
  if (!owner) throw new RefusedError('INVALID_SIGNATURE', 'Invalid signature: no signer can be recovered.')
  if (!state.owners.some((known) => isAddressEqual(known, owner)))
    throw new RefusedError(
      'NOT_AN_OWNER',
      `Invalid signature: Signer=${owner} is not an owner. Current owners=${state.owners.join(', ')}.`,
    )
  if (!(await holdsOnChain(signature, owner, parameters)))
    throw new RefusedError(
      'INVALID_SIGNATURE',
      signature.kind === 'approvedHash'
        ? `Invalid signature: owner=${owner} has not approved this hash on chain.`
        : `Invalid signature: the signature for owner=${owner} is not valid.`,
    )
  return { kind: signature.kind, owner, signature: signature.data }
}

async function recover(signature: SafeSignature, hash: Hex): Promise<Address | null> {
  try {
    return await recoverSigner({ hash, signature })
  } catch (cause) {
    if (!(cause instanceof UnrecoverableSignatureError)) throw cause
    return null
  }
}

async function holdsOnChain(
  signature: SafeSignature,
  owner: Address,
  { client, hash, preimages, requester, safe, state }: VerifySignaturesParameters,
): Promise<boolean> {
  switch (signature.kind) {
    case 'eoa':
    case 'ethSign':
      return true
    case 'approvedHash': {
      const read = (node: ChainClient) =>
        node.readContract({
          abi: approvalAbi,
          address: safe,
          args: [owner, hash],
          blockNumber: state.block.number,
          functionName: 'approvedHashes',
        })
      const isOfficial = isOfficialSafe(client, safe)
      const approved = await (isOfficial
        ? read(client)
        : runOnNode({ chainId: state.chainId, client, requester }, read))
      return approved !== 0n
    }
    case 'contract':
      return isValidContractSignature({
        client,
        hash,
        owner,
        preimages,
        requester,
        safe,
        signature: signature.signature,
        state,
      })
  }
}

type IsValidContractSignatureParameters = {
  client: ChainClient
  hash: Hex
  owner: Address
  preimages: readonly Hex[]
  requester: string | undefined
  /** The caller of the check. */
  safe: Address
  signature: Hex
  state: Pick<SafeState, 'block' | 'chainId' | 'version'>
}

/**
 * Checks a contract owner's signature exactly as the Safe does on execution: any other call would accept signatures
 * that fail on chain.
 */
async function isValidContractSignature(parameters: IsValidContractSignatureParameters): Promise<boolean> {
  const { client, preimages, requester, state, ...request } = parameters
  const answers = await runOnNode({ chainId: state.chainId, client, requester }, (untrusted) =>
    Promise.all(
      preimages.map((preimage) =>
        readContractSignature(untrusted, { ...request, preimage, version: state.version }, state.block),
      ),
    ),
  )
  return answers.includes(true)
}
