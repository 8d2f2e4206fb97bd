import {
  type ChainClient,
  NotASafeError,
  type ReadSafeStateParameters,
  readSafeState,
  type SafeState,
} from '@countersign/protocol/chain'
import type { PageStorage } from '../../lib/openStorage.ts'

export type FetchSafeStateParameters = ReadSafeStateParameters & {
  /** Holds plans: an undeployed Safe has its planned state. */
  storage?: PageStorage
}

/** Reads a Safe's state; a file of its own because it is loaded lazily. */
export async function fetchSafeState(
  client: ChainClient,
  { storage, ...parameters }: FetchSafeStateParameters,
): Promise<SafeState> {
  try {
    return await readSafeState(client, parameters)
  } catch (error) {
    if (!storage || !(error instanceof NotASafeError)) throw error
    const { fetchPlannedState } = await import('./plannedSafe.ts')
    const planned = await fetchPlannedState(client, { ...parameters, storage })
    if (!planned) throw error
    return planned
  }
}
