import { getChain, getSafe, listMasterCopies, type Client as ServiceClient } from '@countersign/client'
import { safeDeployments } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { checkChainInfo, claim, type VerificationCalls } from '@countersign/protocol/verify'
import type { MasterCopy } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { findChain, type Services, useServices } from '../services/Services.ts'
import { useSigner } from '../services/useSigner.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import { useReportChecks } from '../verification/useReportChecks.ts'
import { findLastSeenNonce } from './LastSeen.ts'
import { type SafeId, safeKey } from './queries.ts'

const t = createCatalogue('checks')

export function safeReportQuery(
  services: Services,
  { chainId, address }: SafeId,
  account: SafeId['address'] | undefined,
) {
  return {
    queryKey: [...safeKey({ chainId, address }), 'checks', account ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const highestNonceSeen = findLastSeenNonce(services.lastSeen.get(), { chainId, address })
      return checkSafeOf(services.service, services.kernel, { chainId, address, account, highestNonceSeen, signal })
    },
    // Polls while there is an alarm, which may be over.
    refetchInterval: ({ state }: { state: { data: Check[] | undefined } }) =>
      state.data?.some(isContradiction) ? 15_000 : (false as const),
  }
}

/** The service's chain configuration; constant, so fetched once. */
function serviceChainQuery(services: Services, chainId: number) {
  return {
    queryKey: ['service', chainId, 'chain'],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const chain = findChain(services, String(chainId))
      return chain ? checkServiceChain(services.service, { chain, signal }) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}

const none: readonly Check[] = []

export function useSafeChecks(safe: SafeId): readonly Check[] {
  const services = useServices()
  const { address: account } = useSigner()
  const { data = none } = useQuery(safeReportQuery(services, safe, account))
  const { data: ofChain = none } = useQuery(serviceChainQuery(services, safe.chainId))
  const checks = useMemo(() => [...data, ...ofChain], [data, ofChain])
  useReportChecks('safe', checks)
  return checks
}

export type CheckSafeOfParameters = {
  chainId: number
  address: Address
  account: Address | undefined
  highestNonceSeen?: bigint | undefined
  signal: AbortSignal
  /** How long a service may take to index the latest block. */
  waitForService?: () => Promise<void>
}

/** Compares the service's data on a Safe with the chain. Without the service, checks the chain alone. */
export async function checkSafeOf(
  service: ServiceClient,
  kernel: Pick<VerificationCalls, 'verifySafe'>,
  parameters: CheckSafeOfParameters,
): Promise<Check[]> {
  const { chainId, address, account, highestNonceSeen, signal, waitForService = waitTwoSeconds } = parameters
  const check = async () => {
    const claimed = await getSafe(service, { chainId, address, signal }).catch(() => undefined)
    const { checks } = await kernel.verifySafe({
      chainId,
      safe: address,
      ...(account ? { account } : {}),
      ...(claimed ? { claimed: claim(claimed) } : {}),
      ...(highestNonceSeen === undefined ? {} : { highestNonceSeen }),
    })
    return checks.map(toCheck)
  }
  const checks = await check()
  if (!checks.some(isContradiction)) return checks
  // A service that only lags behind is right a moment later: avoids false alarms.
  await waitForService()
  signal.throwIfAborted()
  return check()
}

const waitTwoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2_000))

export async function checkServiceChain(
  service: ServiceClient,
  { chain, signal }: { chain: ChainConfig; signal: AbortSignal },
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
  if (strange.length === 0) return { ...check, title: t('masterCopies', { count: copies.length }), verdict: 'ok' }
  const detail = strange.map(({ address, version }) => `${address} (${version})`).join(', ')
  return { ...check, detail, title: t('unofficialMasterCopies'), verdict: 'warn' }
}

/** Kernel codes for data on another Safe or chain, or unofficial contracts. */
const untrue = new Set(['SAFE_ADDRESS_CHANGED', 'CHAIN_CHANGED', 'CONTRACT_UNKNOWN'])

/** Whether the service's data on a Safe or its chain contradict the chain or the configuration. */
export function isContradiction({ code = '', id, verdict }: Check): boolean {
  if (verdict !== 'block' && verdict !== 'warn') return false
  return untrue.has(code) || code.endsWith('_DIFFERS') || id === 'masterCopies'
}
