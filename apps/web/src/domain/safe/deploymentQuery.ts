import type { CreationPlan } from '@countersign/protocol/chain'
import { type DeploymentState, readDeployment, type SafeReport, verifyDeployment } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import { getChainClient, type Services } from '../services/Services.ts'

export type Deployment = DeploymentState & {
  /** The deployed Safe compared with the plan; undefined before deployment. */
  report: SafeReport | undefined
}

/** The deployment state of a planned Safe, read from the chain. */
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
    // Polls faster until deployed.
    refetchInterval: ({ state }) => (state.data?.isDeployed ? 12_000 : 4_000),
  })
}
