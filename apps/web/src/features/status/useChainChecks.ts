import type { ChainConfig } from '@countersign/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { headQuery, nodeChainIdQuery } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { useReportChecks } from '../../domain/verification/useReportChecks.ts'
import { trust } from '../../lib/messages/trust.ts'

/** Checks that the node answers and serves the configured chain. */
export function useChainChecks(chain: ChainConfig): void {
  const services = useServices()
  const { data: nodeId } = useQuery(nodeChainIdQuery(services, chain.id))
  const { isError: isDown } = useQuery(headQuery(services, chain.id))
  const checks = useMemo((): Check[] => {
    if (isDown) return [{ id: 'chain', verdict: 'unknown', title: trust.chainUnreachable(chain.name) }]
    if (nodeId === undefined) return []
    return nodeId === chain.id
      ? [{ id: 'T01', verdict: 'ok', title: trust.chainIdMatches(chain.id) }]
      : [{ id: 'T01', verdict: 'block', title: trust.chainIdDiffers(nodeId, chain.id) }]
  }, [chain, nodeId, isDown])
  useReportChecks('chain', checks)
}
