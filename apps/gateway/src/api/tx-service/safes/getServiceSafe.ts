import { AddressSchema, CountSchema, UintStringSchema } from '@countersign/protocol'
import { Hono } from 'hono'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { parseParams } from '../../http/parseInput.ts'
import { getLiveSafe } from '../../safe-state/getLiveSafe.ts'
import { getNamedChain } from '../dialect/getNamedChain.ts'
import { ServiceAddressParamsSchema } from '../dialect/ServiceParamsSchema.ts'
import { type TxServiceDeps, txServicePath } from '../dialect/TxServiceDeps.ts'

export const ServiceSafeSchema = z.object({
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

export type ServiceSafe = z.infer<typeof ServiceSafeSchema>

/** `GET /v1/safes/:address` of the dialect, live from the node. What is not set is the zero address. */
export function getServiceSafe({ chains }: Pick<TxServiceDeps, 'chains'>) {
  return new Hono().get(`${txServicePath}/v1/safes/:address`, async (c) => {
    const { address, chain } = parseParams(c, ServiceAddressParamsSchema)
    const state = await getLiveSafe(getNamedChain(chains, chain), address)
    return c.json<ServiceSafe>({
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
    })
  })
}
