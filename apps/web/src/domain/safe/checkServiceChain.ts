import { getChain, listMasterCopies, type Client as ServiceClient } from '@countersign/client'
import { safeDeployments } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { checkChainInfo } from '@countersign/protocol/verify'
import type { MasterCopy } from '@countersign/protocol/wire'
import { isAddressEqual } from 'viem'
import { checkText } from '../../lib/messages/checks.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'

export type CheckServiceChainParameters = { chain: ChainConfig; signal: AbortSignal }

/** Compares the service's chain configuration and singletons with the page's. */
export async function checkServiceChain(
  service: ServiceClient,
  { chain, signal }: CheckServiceChainParameters,
): Promise<Check[]> {
  const [claimed, copies] = await Promise.all([
    getChain(service, { chainId: chain.id, signal }).catch(() => undefined),
    listMasterCopies(service, { chainId: chain.id, signal }).catch(() => undefined),
  ])
  return [
    ...(claimed ? checkChainInfo({ claimed, config: chain }).map(toCheck) : []),
    ...(copies ? [checkCopies(copies, chain)] : []),
  ]
}

/** The service's singletons must be official releases or configured by the operator. */
function checkCopies(copies: readonly MasterCopy[], { safeSingletons = [] }: ChainConfig): Check {
  const known = [...safeDeployments, ...safeSingletons].map(({ address }) => address)
  const strange = copies.filter(({ address }) => !known.some((own) => isAddressEqual(own, address)))
  const check = { evidence: { kind: 'bundled' }, id: 'masterCopies' } as const
  if (strange.length === 0) return { ...check, title: checkText.masterCopies(copies.length), verdict: 'ok' }
  const detail = strange.map(({ address, version }) => `${address} (${version})`).join(', ')
  return { ...check, detail, title: checkText.strangeMasterCopies, verdict: 'warn' }
}
