import type { ChainTransfer } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { getBlockNumber } from 'viem/actions'
import { readCollectibleOwner } from '../assets/collectiblesQuery.ts'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import { useHistoryScan } from './useHistoryScan.ts'

/** Bounds the reads: anyone can send any number. */
const maxReads = 50

export type MissingCollectibles =
  | { state: 'searching' }
  /** The node does not return logs. */
  | { state: 'unknown' }
  | {
      state: 'found'
      missing: readonly LoggedCollectible[] /** Whether all that the logs show were read. */
      isComplete: boolean
    }

export function useMissingCollectibles(
  safe: CurrentSafe,
  /** All that the service lists; undefined: more pages follow. */
  listed: readonly LoggedCollectible[] | undefined,
): MissingCollectibles {
  const services = useServices()
  const { scan } = useHistoryScan(safe)
  const { record, status } = scan
  const candidates = useMemo(() => {
    if (!record || !listed || status !== 'done') return undefined
    const shown = new Set(listed.map(toText))
    return listHeldCollectibles(record.transfers, safe.address).filter((item) => !shown.has(toText(item)))
  }, [listed, record, safe.address, status])
  const { data, isError } = useQuery({
    ...heldQuery(services, safe, candidates?.slice(0, maxReads) ?? []),
    enabled: candidates !== undefined,
  })
  if (status === 'failed' || isError) return { state: 'unknown' }
  if (!data || !candidates) return { state: 'searching' }
  return { isComplete: candidates.length <= maxReads, missing: data, state: 'found' }
}

const toText = ({ address, id }: LoggedCollectible) => `${address.toLowerCase()} ${id}`

function heldQuery(services: Services, { address, chainId }: SafeId, candidates: readonly LoggedCollectible[]) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'collectibles', 'held', candidates.map(toText)],
    queryFn: async (): Promise<LoggedCollectible[]> => {
      if (candidates.length === 0) return []
      const client = getChainClient(services, chainId)
      const block = await getBlockNumber(client, { cacheTime: 0 })
      const owners = await Promise.all(candidates.map((item) => readCollectibleOwner(client, { ...item, block })))
      return candidates.filter((_, index) => {
        const owner = owners[index]
        return owner !== undefined && isAddressEqual(owner, address)
      })
    },
  })
}

export type LoggedCollectible = { address: Address; id: string }

export function listHeldCollectibles(transfers: readonly ChainTransfer[], safe: Address): LoggedCollectible[] {
  const held = new Map<string, LoggedCollectible>()
  const account = safe.toLowerCase()
  for (const { to, token, type, value } of transfers) {
    if (type !== 'ERC721' || !token) continue
    const key = `${token} ${value}`
    if (to.toLowerCase() === account) held.set(key, { address: token, id: `${value}` })
    else held.delete(key)
  }
  return [...held.values()]
}
