import {
  type CreationPlan,
  creationVersions,
  type PlanCreationParameters,
  planCreation,
} from '@countersign/protocol/chain'
import { AddressSchema } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import { z } from 'zod'
import type { PageStorage } from '../../lib/openStorage.ts'
import { defineStore } from '../services/defineStore.ts'

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

export function toStoredPlan(
  { owners, saltNonce, ...planned }: PlanCreationParameters,
  { address, chainId }: { address: Address; chainId: number },
): SafePlan {
  return { ...planned, address, chainIds: [chainId], owners: [...owners], saltNonce: String(saltNonce) }
}

export function findPlan(plans: readonly SafePlan[], address: Address): SafePlan | undefined {
  return plans.find((plan) => isAddressEqual(plan.address, address))
}

const maxPlans = 200

export const CreationsSchema = z.object({
  /** The form's values as typed; its own schema parses them. */
  form: z.unknown().optional(),
  /** Newest first. */
  plans: z.array(SafePlanSchema).max(maxPlans),
})

export type Creations = z.infer<typeof CreationsSchema>

/** Safes planned in this browser. */
export const openCreations = defineStore({
  empty: { plans: [] },
  key: 'countersign.creations.v1',
  schema: CreationsSchema,
})

export function storePlan(creations: Creations, plan: SafePlan): Creations {
  const known = creations.plans.find(({ address }) => address === plan.address)
  const chainIds = [...new Set([...(known?.chainIds ?? []), ...plan.chainIds])]
  const others = creations.plans.filter(({ address }) => address !== plan.address)
  return { ...creations, plans: [{ ...plan, chainIds }, ...others].slice(0, maxPlans) }
}

export function deletePlan(creations: Creations, address: SafePlan['address']): Creations {
  return { ...creations, plans: creations.plans.filter((plan) => plan.address !== address) }
}

/** Plans under verification: in memory only, so that a wrong one leaves nothing behind. */
const provisional = new WeakMap<PageStorage, Set<SafePlan>>()

/** The stored plan of a Safe. The kernel verifies that the address derives from it. */
export function findPlanned(storage: PageStorage, safe: Address): PlanCreationParameters | undefined {
  const plans = [...openCreations(storage).get().plans, ...(provisional.get(storage) ?? [])]
  const found = plans.find(({ address }) => address.toLowerCase() === safe.toLowerCase())
  if (!found) return undefined
  const { owners, saltNonce, threshold, version } = found
  return { owners, saltNonce: BigInt(saltNonce), threshold, version }
}

/** Makes a plan available to the kernel while `run` is pending. */
export async function withProvisionalPlan<result>(
  storage: PageStorage,
  plan: SafePlan,
  act: () => Promise<result>,
): Promise<result> {
  const plans = provisional.get(storage) ?? new Set()
  provisional.set(storage, plans)
  plans.add(plan)
  try {
    return await act()
  } finally {
    plans.delete(plan)
  }
}

/** A random salt nonce of 53 bits: unique, with room to search upwards from it. */
export function createSaltNonce(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return String((BigInt(high & 0x1fffff) << 32n) | BigInt(low))
}
