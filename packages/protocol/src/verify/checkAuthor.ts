import { type Address, type Hex, isAddressEqual } from 'viem'
import { recomputed } from '../evidence/Evidence.ts'
import { createVerified, type Verified } from '../evidence/Verified.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { type RecoverAddress, recoverAddress } from '../signatures/recoverAddress.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { type Check, createCheck } from './Check.ts'

export type NoteDomain = { chainId: number; safe: Address; safeTxHash: Hex; note: string }

/** Typed data that binds a note to a transaction: a note is not part of what a Safe hashes. */
export function getNoteTypedData({ chainId, note, safe, safeTxHash }: NoteDomain) {
  return {
    domain: { chainId, name: 'Countersign note', verifyingContract: safe, version: '1' },
    message: { note, safeTxHash },
    primaryType: 'Note',
    types: {
      Note: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'note', type: 'string' },
      ],
    },
  } as const
}

export type CheckSignedByParameters = {
  /** The hash that is said to be signed. */
  hash: Hex
  signature: Hex | undefined
  claimedSigner: Address
  recover?: RecoverAddress
}

/** The account that really signed, or undefined. */
async function findSigner({
  hash,
  recover = recoverAddress,
  signature,
}: CheckSignedByParameters): Promise<Address | undefined> {
  if (!signature) return undefined
  try {
    const [parsed, ...more] = parseSignatures(signature)
    return parsed && more.length === 0 ? await recoverSigner({ hash, recover, signature: parsed }) : undefined
  } catch {
    return undefined
  }
}

/** Who wrote a note (T42) or proposed a transaction (T77): proven by a signature, or only claimed. */
export async function checkAuthor(
  id: 'T42' | 'T77',
  parameters: CheckSignedByParameters,
): Promise<{ author: Verified<Address> | undefined; check: Check }> {
  const signer = await findSigner(parameters)
  const isProven = signer !== undefined && isAddressEqual(signer, parameters.claimedSigner)
  const subject = id === 'T42' ? 'note' : 'proposal'
  return {
    author: isProven ? createVerified(signer, recomputed) : undefined,
    check: createCheck(
      isProven ? 'ok' : 'warn',
      {
        actual: signer ?? 'nobody',
        claimed: parameters.claimedSigner,
        code: isProven ? 'AUTHOR_PROVEN' : 'AUTHOR_CLAIMED',
        id,
        message: isProven
          ? `The ${subject} is signed by ${signer}.`
          : `That the ${subject} is by ${parameters.claimedSigner} is only claimed by the service.`,
      },
      recomputed,
    ),
  }
}
