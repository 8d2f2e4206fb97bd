import {
  type CreationPlan,
  creationVersions,
  type PlanCreationParameters,
  planCreation,
} from '@countersign/protocol/chain'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'

/** All inputs of a Safe's address as stored: they recreate the same Safe on any chain. */
export const SafePlanSchema = z.object({
  address: AddressSchema,
  version: z.enum(creationVersions),
  owners: z.array(AddressSchema).min(1).max(100),
  threshold: z.int().positive(),
  saltNonce: z.string().regex(/^\d{1,78}$/),
  chainIds: z.array(z.int().positive()).min(1).max(100),
})

export type SafePlan = z.infer<typeof SafePlanSchema>

/** Recomputes the plan: storage is untrusted, and its values may yield another address. */
export function readPlan(stored: Omit<SafePlan, 'chainIds'>): CreationPlan | undefined {
  const plan = planCreation({ ...stored, saltNonce: BigInt(stored.saltNonce) })
  return isAddressEqual(plan.safe, stored.address) ? plan : undefined
}

/** Converts another owner's plan for storage. */
export function toStoredPlan(
  { owners, saltNonce, ...planned }: PlanCreationParameters,
  { address, chainId }: { address: Address; chainId: number },
): SafePlan {
  return { ...planned, address, chainIds: [chainId], owners: [...owners], saltNonce: String(saltNonce) }
}

export function findPlan(plans: readonly SafePlan[], address: Address): SafePlan | undefined {
  return plans.find((plan) => isAddressEqual(plan.address, address))
}
