import { type ChainClient, readPlannedState, type SafeState } from '@countersign/protocol'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { findPlanned } from './findPlanned.ts'

export type FetchPlannedStateParameters = { address: Address; chainId: number; storage: PageStorage }

/** What a Safe will be that was planned here and that the chain does not have yet; loaded only where that is so. */
export async function fetchPlannedState(
  client: ChainClient,
  { storage, ...safe }: FetchPlannedStateParameters,
): Promise<SafeState | undefined> {
  const planned = findPlanned(storage, safe.address)
  return planned && readPlannedState(client, { ...safe, planned })
}
