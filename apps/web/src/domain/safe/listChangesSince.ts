import type { SafeState } from '@countersign/protocol/chain'
import { AddressSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'

const SeenStateSchema = z.object({
  nonce: z.string(),
  owners: z.array(AddressSchema),
  threshold: z.int(),
  implementation: AddressSchema,
  guard: AddressSchema.nullable(),
  moduleGuard: AddressSchema.nullable(),
  fallbackHandler: AddressSchema.nullable(),
  /** Null where the list could not be read completely. */
  modules: z.array(AddressSchema).nullable(),
})

/** A Safe's state at the last visit. */
export type SeenState = z.infer<typeof SeenStateSchema>

/** Parses a stored visit; undefined where there is none or its format is unknown. */
export function parseSeenState(stored: unknown): SeenState | undefined {
  return SeenStateSchema.safeParse(stored).data
}

/** The state to store for this visit. */
export function toSeenState(state: SafeState, before: SeenState | undefined): SeenState {
  const { fallbackHandler, guard, implementation, moduleGuard, modules, nonce, owners, threshold } = state
  const highest = before && BigInt(before.nonce) > nonce ? before.nonce : `${nonce}`
  return {
    fallbackHandler: fallbackHandler ?? null,
    guard: guard ?? null,
    implementation,
    moduleGuard: moduleGuard ?? null,
    modules: modules ? [...modules] : null,
    nonce: highest,
    owners: [...owners],
    threshold,
  }
}

export type SeenChange =
  | { kind: 'added' | 'removed'; what: 'owner' | 'module'; address: Address }
  | { kind: 'threshold'; before: number; now: number }
  | {
      kind: 'replaced'
      what: 'implementation' | 'guard' | 'moduleGuard' | 'fallbackHandler'
      before: Address | null
      now: Address | null
    }

/** Security-relevant settings that changed since the last visit. */
export function listChangesSince(before: SeenState, now: SeenState): SeenChange[] {
  const parts = ['implementation', 'guard', 'moduleGuard', 'fallbackHandler'] as const
  const isSame = (a: Address | null, b: Address | null) => a?.toLowerCase() === b?.toLowerCase()
  return [
    ...compareLists('owner', before.owners, now.owners),
    ...(before.threshold === now.threshold
      ? []
      : [{ before: before.threshold, kind: 'threshold', now: now.threshold } as const]),
    ...(before.modules && now.modules ? compareLists('module', before.modules, now.modules) : []),
    ...parts.flatMap((what): SeenChange[] =>
      isSame(before[what], now[what]) ? [] : [{ before: before[what], kind: 'replaced', now: now[what], what }],
    ),
  ]
}

function compareLists(what: 'owner' | 'module', before: readonly Address[], now: readonly Address[]): SeenChange[] {
  const isIn = (list: readonly Address[]) => (address: Address) =>
    list.some((other) => other.toLowerCase() === address.toLowerCase())
  return [
    ...now.filter((address) => !isIn(before)(address)).map((address) => ({ address, kind: 'added', what }) as const),
    ...before.filter((address) => !isIn(now)(address)).map((address) => ({ address, kind: 'removed', what }) as const),
  ]
}
