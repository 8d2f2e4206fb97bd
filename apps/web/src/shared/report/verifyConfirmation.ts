import { parseSignatures, recoverSigner, type SafeSignature } from '@countersign/protocol'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import type { SafeState } from '../readSafeState.ts'
import { safeAbi } from '../safeAbi.ts'

/** `valid` alone counts. `was-owner`: a true signature of someone who is no owner now. */
export type ConfirmationVerdict = 'valid' | 'was-owner' | 'forged' | 'duplicate' | 'unknown'

export type VerifiedConfirmation = {
  /** Who really signed, where that can be told; else whom the service names. */
  signer: Address
  claimedSigner: Address | undefined
  verdict: ConfirmationVerdict
  kind: SafeSignature['kind'] | undefined
  signature: Hex | undefined
  submittedAt: number | undefined
  /** Signed in this browser and not (yet) shown by the service. */
  isOnlyHere: boolean
}

export type VerifyConfirmationParameters = {
  safeTxHash: Hex
  signature: Hex | null
  claimedSigner: Address
  submittedAt?: number | undefined
  state: SafeState
  client: Client
  isOnlyHere?: boolean
}

/** Recovers the signer of one confirmation and asks the chain whether it may count. Never throws. */
export async function verifyConfirmation(parameters: VerifyConfirmationParameters): Promise<VerifiedConfirmation> {
  const { signature, claimedSigner, submittedAt, state, isOnlyHere = false } = parameters
  const base = { claimedSigner, submittedAt, isOnlyHere, signature: undefined, kind: undefined, signer: claimedSigner }
  if (signature === null) return { ...base, verdict: 'unknown' }
  try {
    const [parsed, ...more] = parseSignatures(signature)
    if (!parsed || more.length > 0) return { ...base, verdict: 'forged' }
    const { signer, holds } = await findSigner(parsed, parameters)
    const isOwner = state.owners.some((owner) => isAddressEqual(owner, signer))
    const isClaimTrue = isAddressEqual(signer, claimedSigner)
    const verdict =
      holds === undefined ? 'unknown' : !holds || !isClaimTrue ? 'forged' : isOwner ? 'valid' : 'was-owner'
    return { ...base, signer: isClaimTrue ? signer : claimedSigner, kind: parsed.kind, signature: parsed.data, verdict }
  } catch {
    return { ...base, verdict: 'forged' }
  }
}

type Found = { signer: Address /** Undefined: the chain was asked and did not answer. */; holds: boolean | undefined }

async function findSigner(
  signature: SafeSignature,
  { safeTxHash, state, client }: VerifyConfirmationParameters,
): Promise<Found> {
  if (signature.kind === 'approvedHash') {
    const approved = await readContract(client, {
      address: state.address,
      abi: safeAbi,
      functionName: 'approvedHashes',
      args: [signature.signer, safeTxHash],
      blockNumber: state.block,
    }).catch(() => undefined)
    return { signer: signature.signer, holds: approved === undefined ? undefined : approved > 0n }
  }
  if (signature.kind === 'contract') {
    const magic = await readContract(client, {
      address: signature.signer,
      abi: contractSignatureAbi,
      functionName: 'isValidSignature',
      args: [safeTxHash, signature.signature],
      blockNumber: state.block,
    }).catch(() => undefined)
    // A refusal and an older interface look the same from here: not proven, so not counted.
    return { signer: signature.signer, holds: magic === undefined ? undefined : magic === '0x1626ba7e' }
  }
  return { signer: await recoverSigner({ hash: safeTxHash, signature }), holds: true }
}

const contractSignatureAbi = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
    outputs: [{ type: 'bytes4' }],
  },
] as const

/** The second and every later signature of one owner does not count. */
export function markDuplicates(confirmations: readonly VerifiedConfirmation[]): VerifiedConfirmation[] {
  const seen = new Set<string>()
  return confirmations.map((confirmation) => {
    if (confirmation.verdict !== 'valid') return confirmation
    const key = confirmation.signer.toLowerCase()
    if (seen.has(key)) return { ...confirmation, verdict: 'duplicate' }
    seen.add(key)
    return confirmation
  })
}
