import type { CreationPlan } from '@countersign/protocol/chain'
import { BaseError, toNodeError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import {
  assertTransactionRequest,
  type CreationCall,
  createCreationCall,
  type DeploymentState,
  readDeployment,
  type SafeReport,
  verifyDeployment,
} from '@countersign/protocol/verify'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Chain, Client, Hex, Transport } from 'viem'
import { estimateGas, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { getConnection, getConnectorClient, switchChain } from 'wagmi/actions'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { passkeyCallsQuery } from '../passkeys/passkeyCallsQuery.ts'
import { useConnectDialog } from '../services/ConnectDialogContext.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'

const t = createCatalogue('createSafe')

export function useSafeCreation(plan: CreationPlan, chainId: number) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [sentHash, setSentHash] = useState<Hex>()
  const creation = useMutation({
    mutationFn: async (account: Address) => {
      setSentHash(undefined)
      return createSafe(getChainClient(services, chainId), {
        plan,
        account,
        before: await services.queryClient.fetchQuery({
          ...passkeyCallsQuery(services, { chainId, owners: plan.setup.owners }),
          staleTime: 0,
        }),
        connectWallet: async () => {
          if (getConnection(services.wagmi).chainId !== chainId) await switchChain(services.wagmi, { chainId })
          return getConnectorClient(services.wagmi, { account, chainId })
        },
        onSent: (hash) => {
          setSentHash(hash)
          record({ description: t('sentDescription'), hash })
        },
      })
    },
    onSettled: () =>
      services.queryClient.invalidateQueries({ queryKey: deploymentQuery(services, { chainId, plan }).queryKey }),
  })
  return {
    create: (account: Address) => creation.mutate(account),
    isBusy: creation.isPending,
    isSent: sentHash !== undefined,
    error: creation.error,
  }
}

export class CreationRevertedError extends BaseError {
  constructor({ hash }: { hash: Hex }) {
    super(
      'CREATION_REVERTED',
      msg('app.creationReverted', 'The creation reverted. The fee is spent, and no Safe was created.'),
      {
        metaMessages: [`Transaction ${hash}`],
      },
    )
  }
}

export class CreationNotSeenError extends BaseError {
  constructor({ cause, hash }: { cause: unknown; hash: Hex }) {
    super(
      'CREATION_NOT_SEEN',
      msg(
        'app.creationPending',
        'The creation was sent but is not on the chain yet. This page checks again automatically.',
      ),
      {
        cause,
        metaMessages: [`Transaction ${hash}`],
      },
    )
  }
}

export type CreateSafeParameters = {
  plan: CreationPlan
  /** Calls before the creation, in the same transaction: the contracts of owners. @default none */
  before?: readonly CreationCall[]
  /** Pays the fee; need not be an owner. */
  account: Address
  /** Called only after the simulation succeeded. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  pollingInterval?: number
}

/** Simulates the deployment on our node, sends it through the wallet and compares the result with the plan. */
export async function createSafe(
  node: Client<Transport, Chain>,
  { plan, account, before = [], connectWallet, onSent, pollingInterval = 500 }: CreateSafeParameters,
): Promise<SafeReport> {
  const call = createCreationCall(plan, before)
  const chainId = node.chain.id
  assertTransactionRequest({ chainId, to: call.to })
  const estimate = await estimateGas(node, { ...call, account }).catch(refuse)
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, {
    ...call,
    account,
    chain: node.chain,
    gas: estimate + (estimate * 3n) / 10n,
  }).catch(refuse)
  onSent(hash)
  const receipt = await waitForTransactionReceipt(node, { hash, pollingInterval }).catch((cause: unknown) =>
    Promise.reject(new CreationNotSeenError({ cause, hash })),
  )
  if (receipt.status === 'reverted') throw new CreationRevertedError({ hash })
  return verifyDeployment(node, { chainId, plan })
}

function refuse(cause: unknown): Promise<never> {
  return Promise.reject(toNodeError(cause) ?? cause)
}

export type Deployment = DeploymentState & { report: SafeReport | undefined }

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
    refetchInterval: ({ state }) => (state.data?.isDeployed ? 12_000 : 4_000),
  })
}
