import type { Simulation } from '@countersign/protocol/simulate'
import type { Check } from '@countersign/protocol/verify'
import type { TokenFacts } from '../transactions/readToken.ts'
import type { ChangedSimulation } from './simulationCache.ts'

/** A transaction simulated on the node. */
export type SimulationOutcome = {
  simulation: Simulation
  /** Token metadata from the contracts, by lower-case address. */
  tokens: ReadonlyMap<string, TokenFacts>
  /** The previous simulation, if its result differs. */
  changed: ChangedSimulation | undefined
  /** Checks of the called contracts. */
  targets: readonly Check[]
}
