import { submitOwnerProof } from '@countersign/client'
import { addProofSignature, listProofSteps, type OwnerProof, type ProofStep } from '@countersign/protocol/custody'
import { BaseError } from '@countersign/protocol/errors'
import type { Address } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getChainClient, type Services } from '../services/Services.ts'
import { addOwnerProof, openOwnerProofs } from './ownerProofStore.ts'
import { serviceProofsQuery } from './serviceProofsQuery.ts'

const t = createCatalogue('custody')

export function listSteps(services: Services, proof: OwnerProof, signer: Address): Promise<ProofStep[]> {
  const { challenge } = proof
  return listProofSteps(getChainClient(services, challenge.chainId), { challenge, signer })
}

/** Signs what the account can add, verifies it, and stores it. An answer that proves nothing is discarded. */
export async function signOwnerProof(services: Services, proof: OwnerProof, account: Address): Promise<OwnerProof> {
  const { chainId } = proof.challenge
  const steps = await listSteps(services, proof, account)
  let signed = proof
  for (const { path, typedData } of steps) {
    // A domain with a chain needs the wallet on it.
    const wallet = await getConnectorClient(services.wagmi, {
      account,
      ...(typedData.primaryType === 'SafeMessage' ? { chainId } : {}),
    })
    const signature =
      typedData.primaryType === 'SafeMessage'
        ? await signTypedData(wallet, { account, ...typedData })
        : await signTypedData(wallet, { account, ...typedData })
    signed = addProofSignature(signed, { path: [...path], signature })
  }
  const [before, after] = await services.kernel.verifyOwnerProofs({ now: Date.now() / 1_000, proofs: [proof, signed] })
  const hasMore = (after?.progress?.signed ?? 0) > (before?.progress?.signed ?? 0)
  if (steps.length === 0 || (after?.status !== 'proven' && !hasMore))
    throw new BaseError('OWNER_PROOF_REFUSED', t('signRefused'))
  openOwnerProofs(services.storage).update((all) => addOwnerProof(all, signed))
  return signed
}

/** Gives a complete proof of a current owner to the service, so that co-signers see it. It is stored here already. */
export async function deliverOwnerProof(services: Services, proof: OwnerProof): Promise<void> {
  const { chainId, safe: address } = proof.challenge
  await submitOwnerProof(services.service, { address, chainId, proof })
  await services.queryClient.invalidateQueries({
    queryKey: serviceProofsQuery(services, { address, chainId }).queryKey,
  })
}
