import { createOwnerProof, type OwnerProof, type OwnerProofReport } from '@countersign/protocol/custody'
import { useQuery } from '@tanstack/react-query'
import { type Address, bytesToHex, isAddressEqual, zeroHash } from 'viem'
import { useStore } from '../../lib/useStore.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { listProofsOf, openOwnerProofs } from './ownerProofStore.ts'

export type OwnerProofState = {
  owner: Address
  /** The newest that proves something, else the newest. Undefined: never requested here. */
  proof: OwnerProof | undefined
  /** By this browser's own node. Undefined while it is read. */
  report: OwnerProofReport | undefined
}

/** Whom a proof is asked of, and for what. */
export type ProofSubject = {
  owner: Address
  purpose: string
  safe: SafeId
  state: OwnerProofState | undefined
  version: string
}

type Parameters = SafeId & {
  /** Decides how contracts are asked. */
  version: string
  owners: readonly Address[]
  /** Of other sources; verified like those of this browser. */
  further?: readonly OwnerProof[]
}

const none: readonly OwnerProof[] = []
const maxFurther = 2

/** What is known of these owners' ability to sign for the Safe. Everything is verified in the worker. */
export function useOwnerProofs({ address, chainId, further = none, owners, version }: Parameters) {
  const services = useServices()
  const stored = useStore(openOwnerProofs(services.storage))
  const candidates = owners.map((owner) => {
    const of = { address, chainId, owner }
    // Apart: what others send must not displace what is stored here, and each can cost calls of the owner's contract.
    const found = [...listProofsOf(stored, of), ...listProofsOf(further, of).slice(0, maxFurther)]
    // Without any, an unsigned one: whether the account could sign at all.
    return found.length > 0 ? found : [createProbe({ address, chainId, owner, version })]
  })
  const proofs = candidates.flat()
  const key = proofs.map(({ challenge, signatures }) => [challenge.owner, challenge.nonce, signatures.length, version])
  const query = useQuery({
    enabled: proofs.length > 0,
    placeholderData: (before: readonly OwnerProofState[] | undefined) => before,
    queryFn: async (): Promise<readonly OwnerProofState[]> => {
      const reports = await services.kernel.verifyOwnerProofs({ now: Date.now() / 1_000, proofs })
      const all = proofs.map((proof, index) => ({ proof, report: reports[index] }))
      return owners.map((owner) => pickBest(owner, all))
    },
    queryKey: ['chain', chainId, 'ownerProofs', address, key],
    staleTime: 60_000,
    structuralSharing: false,
  })
  const find = (owner: Address) => query.data?.find((state) => isAddressEqual(state.owner, owner))
  return { find, isReading: proofs.length > 0 && query.isPending }
}

function pickBest(
  owner: Address,
  all: readonly { proof: OwnerProof; report: OwnerProofReport | undefined }[],
): OwnerProofState {
  const own = all.filter(({ proof }) => isAddressEqual(proof.challenge.owner, owner))
  const proven = own.filter(({ report }) => report?.status === 'proven')
  const [newest] = proven.toSorted((a, b) => b.proof.challenge.issuedAt - a.proof.challenge.issuedAt)
  const best = newest ?? own[0]
  const isProbe = best?.proof.challenge.nonce === zeroHash
  return { owner, proof: isProbe ? undefined : best?.proof, report: best?.report }
}

function createProbe({ address, chainId, owner, version }: SafeId & { owner: Address; version: string }): OwnerProof {
  const challenge = { chainId, nonce: zeroHash, owner, purpose: '-', safe: address, safeVersion: version }
  return createOwnerProof({ ...challenge, now: 1 })
}

/** A request for a proof, with a nonce of its own. */
export function createProofRequest({
  address,
  chainId,
  owner,
  purpose,
  version,
}: SafeId & { owner: Address; purpose: string; version: string }): OwnerProof {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  return createOwnerProof({
    chainId,
    nonce,
    now: Date.now() / 1_000,
    owner,
    purpose,
    safe: address,
    safeVersion: version,
  })
}
