import { useMutation } from '@tanstack/react-query'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { SafeId } from '../safe/queries.ts'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import { deliverOwnerProof, signOwnerProof } from './signOwnerProof.ts'
import { createProofRequest } from './useOwnerProofs.ts'

const t = createCatalogue('custody')

/** One tap: the connected owner signs a challenge of their own, which is stored here and delivered. */
export function useProveKey({ address, chainId, version }: SafeId & { version: string }) {
  const services = useServices()
  const { address: account } = useSigner()
  const deliver = useMutation({
    mutationFn: (proof: Parameters<typeof deliverOwnerProof>[1]) => deliverOwnerProof(services, proof),
  })
  const prove = useMutation({
    mutationFn: async () => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const request = createProofRequest({ address, chainId, owner: account, purpose: t('purposes.check'), version })
      return signOwnerProof(services, request, account)
    },
    onSuccess: (proof) => deliver.mutate(proof),
  })
  return {
    deliverError: deliver.error,
    error: prove.error,
    isBusy: prove.isPending || deliver.isPending,
    prove: () => prove.mutate(),
  }
}
