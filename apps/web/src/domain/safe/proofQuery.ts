import type { ChainConfig } from '@countersign/protocol/config'
import type { Checkpoint, ProofReport } from '@countersign/protocol/proof'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { type Services, useServices } from '../services/Services.ts'
import type { Settings } from '../settings/Settings.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import { type SafeId, safeKey } from './queries.ts'

/** The node that the app reads, and the user's second node, else a further one of the operator. */
export function listNodeUrls(chain: ChainConfig, { secondNodes }: Pick<Settings, 'secondNodes'>): string[] {
  const [first, other] = chain.rpcUrls.default.http
  return [...new Set([first, secondNodes[chain.id] || other].flatMap((url) => url || []))]
}

type ProofQueryParameters = SafeId & { urls: readonly string[]; checkpoint?: Checkpoint | undefined }

/** Runs by itself only with a second source: one node proves nothing. */
export function proofQuery({ kernel }: Services, { address, chainId, checkpoint, urls }: ProofQueryParameters) {
  return queryOptions({
    enabled: urls.length > 1 || (urls.length > 0 && checkpoint !== undefined),
    queryFn: (): Promise<ProofReport> => kernel.proveSafe({ chainId, checkpoint, safe: address, urls }),
    queryKey: [...safeKey({ address, chainId }), 'proof', ...urls, checkpoint?.hash ?? ''],
    // A checkpoint stays the same block.
    refetchInterval: checkpoint ? false : 60_000,
    retry: false,
    staleTime: 60_000,
    // Copies of `Verified` values are not verified.
    structuralSharing: false,
  })
}

export function useProof(safe: SafeId & { chain: ChainConfig }, checkpoint?: Checkpoint) {
  const services = useServices()
  const urls = listNodeUrls(safe.chain, useStore(services.settings))
  return useQuery(proofQuery(services, { ...safe, checkpoint, urls }))
}

const none: readonly Check[] = []

/** What a node states falsely, and what two nodes state differently: a reason not to sign. */
export function useNodeFaults(safe: SafeId & { chain: ChainConfig }): readonly Check[] {
  const { data } = useProof(safe)
  return useMemo(() => (data ? listNodeFaults(data) : none), [data])
}

/** The same without waiting, from the last proof. */
export function findNodeFaults({ queryClient }: Services, safe: SafeId): Check[] {
  const proofs = queryClient.getQueriesData<ProofReport>({ queryKey: [...safeKey(safe), 'proof'] })
  return proofs.flatMap(([, report]) => (report ? listNodeFaults(report) : []))
}

export function listNodeFaults({ checks }: Pick<ProofReport, 'checks'>): Check[] {
  return checks.filter(({ verdict }) => verdict === 'block' || verdict === 'warn').map(toCheck)
}
