import type { CreationPlan } from '@countersign/protocol/chain'
import { type DeploymentState, readDeployment, type SafeReport, verifyDeployment } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import { getChainClient, type Services } from '../services/Services.ts'

export type Deployment = DeploymentState & {
  /** What is there, held against the plan; undefined while nothing is. */
  report: SafeReport | undefined
}

/** What a chain has of a planned Safe, by the chain's word alone. */
export function deploymentQuery(
  services: Pick<Services, 'chains'>,
  { chainId, plan }: { chainId: number; plan: CreationPlan },
) {
  return queryOptions({
    queryKey: ['chain', chainId, 'deployment', plan.safe.toLowerCase()],
    queryFn: async (): Promise<Deployment> => {
      const client = getChainClient(services, chainId)
      const state = await readDeployment(client, { chainId, plan })
      return { ...state, report: state.isDeployed ? await verifyDeployment(client, { chainId, plan }) : undefined }
    },
    // What is not there yet is waited for.
    refetchInterval: ({ state }) => (state.data?.isDeployed ? 12_000 : 4_000),
  })
}
