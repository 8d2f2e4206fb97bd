import { useQuery } from '@tanstack/react-query'
import { useServices } from '../services/Services.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { findRoute } from './findRoute.ts'
import { ownerTreeQuery } from './ownerTreeQuery.ts'
import { type SafeId, safeStateQuery } from './queries.ts'

/** Whether the connected account cannot sign for a Safe, neither as an owner nor through a nested Safe. */
export function useIsReadOnly(safe: SafeId): boolean {
  const services = useServices()
  const { address: account } = useSigner()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const { data: tree } = useQuery({ ...ownerTreeQuery(services, safe), enabled: account !== undefined })
  if (!account) return true
  const owners = state?.owners ?? []
  if (owners.some((owner) => owner.toLowerCase() === account.toLowerCase())) return false
  const nodes = tree?.nodes?.value ?? []
  return !owners.some((from) => nodes.some((node) => node.safe === from) && findRoute({ nodes, from, account }))
}
