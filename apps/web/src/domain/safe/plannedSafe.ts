import { type ChainClient, readPlannedState, type SafeState } from '@countersign/protocol/chain'
import { createDeploymentRequest, type ExecutionRequest } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { PageStorage } from '../../lib/openStorage.ts'
import { findPlanned } from './openCreations.ts'

// Code for undeployed Safes only, loaded lazily.

/** The state of a Safe planned here; undefined without a plan, or if code is deployed. */
export async function fetchPlannedState(
  client: ChainClient,
  { storage, ...safe }: { address: Address; chainId: number; storage: PageStorage },
): Promise<SafeState | undefined> {
  const planned = findPlanned(storage, safe.address)
  return planned && readPlannedState(client, { ...safe, planned })
}

/** The request that deploys the Safe and executes its first transaction. */
export function createDeployment(parameters: Parameters<typeof createDeploymentRequest>[0]): ExecutionRequest {
  return createDeploymentRequest(parameters)
}
