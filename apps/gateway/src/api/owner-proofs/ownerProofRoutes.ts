import { OwnerProofListSchema, OwnerProofSchema, verifyOwnerProof } from '@countersign/protocol/custody'
import { isAddressEqual } from 'viem'
import { deleteFormerOwnerProofs, insertOwnerProof, listOwnerProofs } from '../../db/queries/ownerProofs.ts'
import { runOnNode } from '../chain-registry/runOnNode.ts'
import { RefusedError } from '../errors/RequestError.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/wireSchemas.ts'

/** Signatures of one proof that are verified: each can cost a call of an owner's own contract. */
const maxSignatures = 16
/** In characters of JSON: a nested Safe with a dozen owners needs a tenth. */
const maxSize = 32_000

export const ownerProofRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/chains/:chainId/safes/:address/owner-proofs',
    summary: 'List proofs of owners',
    description: 'Of current owners, newest first. Verify each: it is signed by its owner.',
    params: SafeParamsSchema,
    response: OwnerProofListSchema,
    async handle({ chain, params: { address: safe } }, { db }) {
      const { owners } = await getLiveSafe(chain, safe)
      const proofs = await listOwnerProofs(db, { chainId: chain.config.id, owners, safe })
      return { results: proofs.flatMap((proof) => OwnerProofSchema.safeParse(proof).data ?? []) }
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/chains/:chainId/safes/:address/owner-proofs',
    summary: 'Register a proof of an owner',
    description: 'Of a current owner, complete and valid. The newest eight per owner are kept.',
    isExpensive: true,
    params: SafeParamsSchema,
    body: OwnerProofSchema,
    response: 'nothing',
    async handle({ body: proof, chain, params: { address: safe } }, { db }) {
      const { challenge, signatures } = proof
      const { client, config, requester } = chain
      if (challenge.chainId !== config.id || !isAddressEqual(challenge.safe, safe))
        throw new RefusedError('OTHER_SAFE', `The proof is for Safe=${challenge.safe} on chain ${challenge.chainId}.`)
      if (signatures.length > maxSignatures)
        throw new RefusedError('TOO_MANY_SIGNATURES', `A proof can have ${maxSignatures} signatures at most.`)
      if (JSON.stringify(proof).length > maxSize)
        throw new RefusedError('DATA_TOO_LARGE', `A proof can have ${maxSize} characters at most.`)
      const { owners } = await getLiveSafe(chain, safe)
      if (!owners.some((owner) => isAddressEqual(owner, challenge.owner)))
        throw new RefusedError('NOT_AN_OWNER', `Owner=${challenge.owner} is not an owner of ${safe}.`)
      const { reason, status } = await runOnNode({ chainId: config.id, client, requester }, (untrusted) =>
        verifyOwnerProof(untrusted, { now: Date.now() / 1_000, proof }),
      )
      if (status !== 'proven') throw new RefusedError('INVALID_PROOF', `The proof is not valid: ${reason ?? status}.`)
      await insertOwnerProof(db, proof)
      await deleteFormerOwnerProofs(db, { chainId: config.id, owners, safe })
    },
  }),
]
