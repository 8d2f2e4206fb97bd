import { type ChainClient, readPlannedState, type SafeState } from '@countersign/protocol/chain'
import { createDeploymentRequest, type ExecutionRequest } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { findPlanned } from './findPlanned.ts'

// What only a Safe needs that the chain does not have yet: one file, which is loaded by itself where there is one.

export type FetchPlannedStateParameters = { address: Address; chainId: number; storage: PageStorage }

/** What a Safe will be that was planned here; undefined where none was, or where the chain has something there. */
export async function fetchPlannedState(
  client: ChainClient,
  { storage, ...safe }: FetchPlannedStateParameters,
): Promise<SafeState | undefined> {
  const planned = findPlanned(storage, safe.address)
  return planned && readPlannedState(client, { ...safe, planned })
}

/** The kernel's request that makes the Safe and executes its first transaction. */
export function createDeployment(parameters: Parameters<typeof createDeploymentRequest>[0]): ExecutionRequest {
  return createDeploymentRequest(parameters)
}
