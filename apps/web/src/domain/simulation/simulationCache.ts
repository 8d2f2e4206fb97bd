import type { Simulation } from '@countersign/protocol/simulate'
import type { Hex } from 'viem'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { groupDigits } from '../../lib/groupDigits.ts'
import { simulationText as words } from '../../lib/messages/simulation.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import type { EffectLine } from './listEffects.ts'

const StoredSimulationSchema = z.object({
  block: z.string().max(30),
  outcome: z.enum(['success', 'failure', 'unknown']),
  lines: z.array(z.object({ key: z.string().max(300), text: z.string().max(300) })).max(100),
  /** What could be seen then: what was not seen cannot have changed. */
  notSeen: z.array(z.string().max(30)).max(20),
})

/** What a transaction did when it was tried, as it was shown. */
export type StoredSimulation = z.infer<typeof StoredSimulationSchema>

/** An earlier look, and in what it differs. */
export type ChangedSimulation = { look: StoredSimulation; kind: 'outcome' | 'effects' | 'amounts' }

/** Newest last: the oldest are forgotten. */
export const SimulationCacheSchema = z.array(z.tuple([z.string().max(80), StoredSimulationSchema])).max(1_000)
const mostLooks = 200

/** In large storage. Loaded with the first trial, not with the page; made anew each time, because another tab may have written. */
function openSimulationCache(storage: PageStorage) {
  return createLocalStore({
    key: 'countersign.looks.v1',
    schema: SimulationCacheSchema,
    empty: [],
    storage,
    isDisposable: true,
  })
}

export function toStoredSimulation(simulation: Simulation, effects: readonly EffectLine[]): StoredSimulation {
  const { block, notSeen, outcome, settings } = simulation
  const lines = [
    ...effects.map(({ key, text }) => ({ key, text })),
    ...settings.map(({ after, setting }) => ({
      key: `setting ${setting} ${after?.join() ?? ''}`,
      text: `${words.settings[setting]}: ${after?.join(', ') ?? words.valueNotSeen}`,
    })),
  ]
  return {
    block: groupDigits(block.number),
    lines: lines
      .slice(0, 100)
      .map(({ key, text }) => ({ key: key.toLowerCase().slice(0, 300), text: text.slice(0, 300) })),
    notSeen: notSeen.toSorted(),
    outcome,
  }
}

/** Keeps what is seen now, and gives back what was seen before where that is something else. */
export function storeSimulation(
  storage: PageStorage,
  safeTxHash: Hex,
  now: StoredSimulation,
): ChangedSimulation | undefined {
  const store = openSimulationCache(storage)
  const key = safeTxHash.toLowerCase()
  const before = store.get().find(([hash]) => hash === key)?.[1]
  // What could not be tried now does not make anybody forget what was seen.
  if (now.outcome !== 'unknown')
    store.update((simulationCache) => {
      const others = simulationCache.filter(([hash]) => hash !== key)
      others.push([key, now])
      return others.slice(-mostLooks)
    })
  return before && compareSimulations(before, now)
}

export function compareSimulations(before: StoredSimulation, now: StoredSimulation): ChangedSimulation | undefined {
  if (before.outcome === 'unknown' || now.outcome === 'unknown') return undefined
  if (before.outcome !== now.outcome) return { kind: 'outcome', look: before }
  // Another node, or another way to ask it, sees other things: that is no change.
  if (before.notSeen.join() !== now.notSeen.join()) return undefined
  const join = (look: StoredSimulation, part: 'key' | 'text') =>
    look.lines
      .map((line) => line[part])
      .toSorted()
      .join('\n')
  if (join(before, 'key') !== join(now, 'key')) return { kind: 'effects', look: before }
  if (join(before, 'text') !== join(now, 'text')) return { kind: 'amounts', look: before }
  return undefined
}
