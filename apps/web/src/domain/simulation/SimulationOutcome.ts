import type { Simulation } from '@countersign/protocol/simulate'
import type { Check } from '@countersign/protocol/verify'
import type { TokenFacts } from '../transactions/readToken.ts'
import type { ChangedSimulation } from './simulationCache.ts'

/** A transaction that was tried on the node. */
export type SimulationOutcome = {
  simulation: Simulation
  /** By lower-case address: what moves, by the contracts' own word. */
  tokens: ReadonlyMap<string, TokenFacts>
  /** What it did when it was last looked at here, where that is not what it does now. */
  changed: ChangedSimulation | undefined
  /** Of the contracts that it calls. */
  targets: readonly Check[]
}
