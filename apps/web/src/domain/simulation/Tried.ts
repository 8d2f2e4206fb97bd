import type { Check, Simulation } from '@countersign/protocol'
import type { TokenFacts } from '../effect/readToken.ts'
import type { ChangedLook } from './looks.ts'

/** A transaction that was tried on the node. */
export type Tried = {
  simulation: Simulation
  /** By lower-case address: what moves, by the contracts' own word. */
  tokens: ReadonlyMap<string, TokenFacts>
  /** What it did when it was last looked at here, where that is not what it does now. */
  changed: ChangedLook | undefined
  /** Of the contracts that it calls. */
  targets: readonly Check[]
}
