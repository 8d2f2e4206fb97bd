import type { SafeState } from '@countersign/protocol/chain'
import { AddressSchema } from '@countersign/protocol/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Address } from 'viem'
import { z } from 'zod'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { findLastSeenNonce, lastSeenKey } from './LastSeen.ts'

export type ChangesSince = {
  changes: readonly SeenChange[]
  dismiss: () => void
  /** A higher nonce than the node now returns, seen in this browser. */
  higherNonce: bigint | undefined
}

/** Compares a Safe with its state at the last visit. Changes during the visit are shown by their own screens. */
export function useChangesSince(safe: Parameters<typeof lastSeenKey>[0], state: SafeState | undefined): ChangesSince {
  const { lastSeen } = useServices()
  const key = lastSeenKey(safe)
  const [before] = useState<SeenState | undefined>(() => parseSeenState(lastSeen.get()[key]))
  const [first, setFirst] = useState<SafeState>()
  if (state && !first) setFirst(state)
  const [isNoted, setNoted] = useState(false)
  const found = useMemo(
    () => (before && first ? listChangesSince(before, toSeenState(first, before)) : []),
    [before, first],
  )
  const changes = isNoted ? [] : found
  const isStored = changes.length === 0
  useEffect(() => {
    if (!state) return
    lastSeen.update((all) => {
      const known = parseSeenState(all[key])
      // Until the changes are dismissed, only the nonce is updated.
      const visit =
        isStored || !known ? toSeenState(state, known) : { ...known, nonce: toSeenState(state, known).nonce }
      return JSON.stringify(known) === JSON.stringify(visit) ? all : { ...all, [key]: visit }
    })
  }, [state, lastSeen, key, isStored])
  const seen = findLastSeenNonce(useStore(lastSeen), safe)
  const higherNonce = seen !== undefined && state && seen > state.nonce ? seen : undefined
  return { changes, higherNonce, dismiss: useCallback(() => setNoted(true), []) }
}

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

export type SeenState = z.infer<typeof SeenStateSchema>

function parseSeenState(stored: unknown): SeenState | undefined {
  return SeenStateSchema.safeParse(stored).data
}

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
