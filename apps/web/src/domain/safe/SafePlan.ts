import {
  type CreationPlan,
  creationVersions,
  type PlanCreationParameters,
  planCreation,
} from '@countersign/protocol/chain'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'

/** All that a Safe's address is made of, as it is kept: with it the same Safe can be made on any chain, at any time. */
export const SafePlanSchema = z.object({
  address: AddressSchema,
  version: z.enum(creationVersions),
  owners: z.array(AddressSchema).min(1).max(100),
  threshold: z.int().positive(),
  saltNonce: z.string().regex(/^\d{1,78}$/),
  /** Where it shall be. */
  chainIds: z.array(z.int().positive()).min(1).max(100),
})

export type SafePlan = z.infer<typeof SafePlanSchema>

/** The whole plan, made anew: storage is outside, and what is kept under an address may give another one. */
export function readPlan(kept: Omit<SafePlan, 'chainIds'>): CreationPlan | undefined {
  const plan = planCreation({ ...kept, saltNonce: BigInt(kept.saltNonce) })
  return isAddressEqual(plan.safe, kept.address) ? plan : undefined
}

/** What came from another owner, as it is kept. */
export function toStoredPlan(
  { owners, saltNonce, ...planned }: PlanCreationParameters,
  { address, chainId }: { address: Address; chainId: number },
): SafePlan {
  return { ...planned, address, chainIds: [chainId], owners: [...owners], saltNonce: String(saltNonce) }
}

export function findPlan(plans: readonly SafePlan[], address: Address): SafePlan | undefined {
  return plans.find((plan) => isAddressEqual(plan.address, address))
}
