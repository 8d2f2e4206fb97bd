import { type ChainClient, type ReadSafeStateParameters, readSafeState, type SafeState } from '@countersign/protocol'

/** The kernel's reading of a Safe; a file of its own, because it is loaded by itself. */
export function fetchSafeState(client: ChainClient, parameters: ReadSafeStateParameters): Promise<SafeState> {
  return readSafeState(client, parameters)
}
