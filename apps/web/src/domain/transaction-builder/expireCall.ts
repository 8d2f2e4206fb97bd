import type { ChainClient } from '@countersign/protocol/chain'
import {
  createExpiryCall,
  createExpiryDeployment,
  expiryAddress,
  expiryCodeHash,
  readOfficialCode,
  singletonFactory,
  singletonFactoryCodeHash,
} from '@countersign/protocol/decode'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import { type BatchCall, createBatchCall, unfoldCall } from './createBatchCall.ts'

/** `deployable`: not there, but a transaction can deploy it. */
export type ExpirySupport = 'deployed' | 'deployable' | 'missing' | 'foreign'

/** Whether a transaction of this chain can have an expiry date, by the code of the contract. */
export function expirySupportQuery(services: Services, chainId: number) {
  return queryOptions({
    queryFn: () => readExpirySupport(getChainClient(services, chainId)),
    queryKey: ['chain', chainId, 'expirySupport'],
    staleTime: 60_000,
  })
}

async function readExpirySupport(client: ChainClient): Promise<ExpirySupport> {
  const { codeHash } = await readOfficialCode(client, expiryAddress)
  if (codeHash !== null) return codeHash === expiryCodeHash ? 'deployed' : 'foreign'
  const factory = await readOfficialCode(client, singletonFactory)
  return factory.codeHash === singletonFactoryCodeHash ? 'deployable' : 'missing'
}

type ExpireCallParameters = {
  /** Seconds since 1970. */
  at: bigint
  isDeploying: boolean
  multiSend: Address
}

/** The same call, or batch, with the date as its last call: the calls before keep their numbers. */
export function expireCall(call: BatchCall, { at, isDeploying, multiSend }: ExpireCallParameters): BatchCall {
  const deployment = isDeploying ? [createExpiryDeployment()] : []
  return createBatchCall([...unfoldCall(call), ...deployment, createExpiryCall(at)], multiSend)
}
