import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/Services.ts'
import { headQuery, nodeChainIdQuery } from './queries.ts'

/** Whether the node is unreachable or on another chain than configured. */
export function useIsChainDown(chainId: number): boolean {
  const services = useServices()
  const head = useQuery(headQuery(services, chainId))
  const nodeId = useQuery(nodeChainIdQuery(services, chainId))
  return head.isError || (nodeId.data !== undefined && nodeId.data !== chainId)
}
