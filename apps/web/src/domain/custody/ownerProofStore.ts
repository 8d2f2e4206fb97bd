import { isSameChallenge, mergeOwnerProofs, type OwnerProof, OwnerProofSchema } from '@countersign/protocol/custody'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import type { SafeId } from '../safe/queries.ts'
import { defineStore } from '../services/defineStore.ts'

/** Oldest first; requests that this browser made, and answers. Verified again whenever they are read. */
export const OwnerProofsSchema = z.array(OwnerProofSchema).readonly()

export type OwnerProofs = z.infer<typeof OwnerProofsSchema>

export const openOwnerProofs = defineStore({ empty: [], key: 'owner-proofs.v1', schema: OwnerProofsSchema })

/** Per owner of a Safe: a year of quarterly checks with some repetition. */
const maxPerOwner = 8
const maxProofs = 2_000

/** Joins the signatures of the same challenge; drops the oldest of an owner with many. */
export function addOwnerProof(proofs: OwnerProofs, proof: OwnerProof): OwnerProofs {
  const before = proofs.find((other) => isSameChallenge(other.challenge, proof.challenge))
  const merged = before ? mergeOwnerProofs(before, proof) : proof
  const { chainId, owner, safe } = proof.challenge
  const ofOwner = (other: OwnerProof) => isProofOf(other, { address: safe, chainId, owner })
  const others = proofs.filter((other) => other !== before)
  const surplus = new Set(others.filter(ofOwner).slice(0, -(maxPerOwner - 1)))
  return [...others.filter((other) => !surplus.has(other)), merged].slice(-maxProofs)
}

function isProofOf({ challenge }: OwnerProof, { address, chainId, owner }: SafeId & { owner: Address }): boolean {
  return (
    challenge.chainId === chainId && isAddressEqual(challenge.safe, address) && isAddressEqual(challenge.owner, owner)
  )
}

/** Newest first. */
export function listProofsOf(proofs: OwnerProofs, of: SafeId & { owner: Address }): OwnerProof[] {
  return proofs
    .filter((proof) => isProofOf(proof, of))
    .toSorted((a, b) => b.challenge.issuedAt - a.challenge.issuedAt)
    .slice(0, maxPerOwner)
}
