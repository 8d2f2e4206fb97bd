import { z } from 'zod'
import { createLocalStore, type LocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { type SafePlan, SafePlanSchema } from './SafePlan.ts'

const mostPlans = 200

export const CreationsSchema = z.object({
  /** The form's values as typed; its own schema parses them. */
  form: z.unknown().optional(),
  /** Newest first. */
  plans: z.array(SafePlanSchema).max(mostPlans),
})

export type Creations = z.infer<typeof CreationsSchema>

const stores = new WeakMap<PageStorage, LocalStore<Creations>>()

/** Safes planned in this browser. Opened on use: the first page does without it. */
export function openCreations(storage: PageStorage): LocalStore<Creations> {
  const known = stores.get(storage)
  if (known) return known
  const store = createLocalStore({
    empty: { plans: [] },
    key: 'countersign.creations.v1',
    schema: CreationsSchema,
    storage,
    // Undefined outside of a page.
    target: globalThis.window,
  })
  stores.set(storage, store)
  return store
}

/** Merges the chains of a plan that is already stored. */
export function storePlan(creations: Creations, plan: SafePlan): Creations {
  const known = creations.plans.find(({ address }) => address === plan.address)
  const chainIds = [...new Set([...(known?.chainIds ?? []), ...plan.chainIds])]
  const others = creations.plans.filter(({ address }) => address !== plan.address)
  return { ...creations, plans: [{ ...plan, chainIds }, ...others].slice(0, mostPlans) }
}

export function deletePlan(creations: Creations, address: SafePlan['address']): Creations {
  return { ...creations, plans: creations.plans.filter((plan) => plan.address !== address) }
}
