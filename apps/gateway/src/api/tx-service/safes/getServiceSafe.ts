import { AddressSchema, CountSchema, UintStringSchema } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { defineRoute } from '../../http/defineRoute.ts'
import { getShownSafe } from '../../safe-state/getShownSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { txServicePath } from '../dialect/txServicePath.ts'

const ServiceSafeSchema = z.object({
  address: AddressSchema,
  fallbackHandler: AddressSchema,
  guard: AddressSchema,
  masterCopy: AddressSchema,
  moduleGuard: AddressSchema,
  modules: z.array(AddressSchema),
  nonce: UintStringSchema,
  owners: z.array(AddressSchema),
  threshold: CountSchema,
  version: z.string(),
})

/** From the node, or from the index if the node is slow. Unset addresses are zero. */
export const getServiceSafe = defineRoute({
  method: 'get',
  path: `${txServicePath}/v1/safes/:address`,
  summary: 'A Safe, live from the node unless it takes long.',
  params: ServiceAddressParamsSchema,
  response: ServiceSafeSchema,
  async handle({ params: { address, chain } }, { chains, db }) {
    const state = await getShownSafe(db, getNamedChain(chains, chain), address)
    return {
      address,
      fallbackHandler: state.fallbackHandler ?? zeroAddress,
      guard: state.guard ?? zeroAddress,
      masterCopy: state.implementation,
      moduleGuard: state.moduleGuard ?? zeroAddress,
      modules: [...(state.modules ?? [])],
      nonce: state.nonce.toString(),
      owners: [...state.owners],
      threshold: state.threshold,
      version: state.version,
    }
  },
})
