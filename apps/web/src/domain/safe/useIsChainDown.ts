import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/Services.ts'
import { headQuery, nodeChainIdQuery } from './queries.ts'

/** Whether the node does not answer, or is not on the chain that the operator wrote down. */
export function useIsChainDown(chainId: number): boolean {
  const services = useServices()
  const head = useQuery(headQuery(services, chainId))
  const nodeId = useQuery(nodeChainIdQuery(services, chainId))
  return head.isError || (nodeId.data !== undefined && nodeId.data !== chainId)
}
