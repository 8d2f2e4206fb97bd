import type { ChainConfig } from '@countersign/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trust } from '../../lib/messages/trust.ts'
import type { Check } from '../../shared/createCheckBook.ts'
import { headQuery, nodeChainIdQuery } from '../../shared/queries.ts'
import { useServices } from '../../shared/Services.ts'
import { useReportChecks } from '../../shared/useReportChecks.ts'

/** Whether the node answers and is on the chain that the operator wrote down. */
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
