import type { Simulation } from '@countersign/protocol/simulate'
import type { Check } from '@countersign/protocol/verify'
import type { Hex } from 'viem'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import type { TokenFacts } from '../transactions/readToken.ts'
import type { EffectLine } from './listEffects.ts'

const t = createCatalogue('simulation')

const StoredSimulationSchema = z.object({
  block: z.string().max(30),
  outcome: z.enum(['success', 'failure', 'unknown']),
  lines: z.array(z.object({ key: z.string().max(300), text: z.string().max(300) })).max(100),
  /** What was invisible then cannot have changed. */
  notSeen: z.array(z.string().max(30)).max(20),
})

export type StoredSimulation = z.infer<typeof StoredSimulationSchema>

export type ChangedSimulation = { earlier: StoredSimulation; kind: 'outcome' | 'effects' | 'amounts' }

/** Newest last: the oldest are evicted. */
export const SimulationCacheSchema = z.array(z.tuple([z.string().max(80), StoredSimulationSchema])).max(1_000)
const maxAttempts = 200

/** In IndexedDB. Opened on each use, because another tab may have written. */
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
      text: t('settingLine', { setting: t(`settings.${setting}`), value: after?.join(', ') ?? t('valueUnknown') }),
    })),
  ]
  return {
    block: formatNumber(block.number),
    lines: lines
      .slice(0, 100)
      .map(({ key, text }) => ({ key: key.toLowerCase().slice(0, 300), text: text.slice(0, 300) })),
    notSeen: notSeen.toSorted(),
    outcome,
  }
}

/** Stores the new result, and returns the previous one if it differs. */
export function storeSimulation(
  storage: PageStorage,
  safeTxHash: Hex,
  now: StoredSimulation,
): ChangedSimulation | undefined {
  const store = openSimulationCache(storage)
  const key = safeTxHash.toLowerCase()
  const before = store.get().find(([hash]) => hash === key)?.[1]
  // A failed simulation does not replace a result.
  if (now.outcome !== 'unknown')
    store.update((simulationCache) => {
      const others = simulationCache.filter(([hash]) => hash !== key)
      others.push([key, now])
      return others.slice(-maxAttempts)
    })
  return before && compareSimulations(before, now)
}

export function compareSimulations(before: StoredSimulation, now: StoredSimulation): ChangedSimulation | undefined {
  if (before.outcome === 'unknown' || now.outcome === 'unknown') return undefined
  if (before.outcome !== now.outcome) return { kind: 'outcome', earlier: before }
  // Another node or method reveals other things, which is no change.
  if (before.notSeen.join() !== now.notSeen.join()) return undefined
  const join = (earlier: StoredSimulation, part: 'key' | 'text') =>
    earlier.lines
      .map((line) => line[part])
      .toSorted()
      .join('\n')
  if (join(before, 'key') !== join(now, 'key')) return { kind: 'effects', earlier: before }
  if (join(before, 'text') !== join(now, 'text')) return { kind: 'amounts', earlier: before }
  return undefined
}

export type SimulationOutcome = {
  simulation: Simulation
  tokens: ReadonlyMap<string, TokenFacts>
  changed: ChangedSimulation | undefined
  targets: readonly Check[]
}
