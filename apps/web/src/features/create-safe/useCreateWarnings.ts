import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddress, zeroAddress } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useMySafes } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { useStore } from '../../lib/useStore.ts'
import { listCreateWarnings, type OwnerFinding } from './listCreateWarnings.ts'
import { ownerKindQuery } from './ownerKindQuery.ts'
import type { CreateReading } from './readCreateForm.ts'

/** Reads the owners' kinds from every selected chain. */
export function useCreateWarnings(
  { chains, owners, threshold }: CreateReading,
  count: number,
): { cautions: Consequence[]; isReading: boolean } {
  const services = useServices()
  const { address: me } = useSigner()
  const labelOf = useLabelOf()
  const known = useKnown()
  const pairs = chains.flatMap((chain) =>
    [...new Set(owners)].filter((address) => address !== zeroAddress).map((address) => ({ address, chain })),
  )
  const answers = useQueries({
    queries: pairs.map(({ address, chain }) => ownerKindQuery(services, { address, chainId: chain.id })),
  })
  const findings = pairs.flatMap(({ address, chain }, index): OwnerFinding[] => {
    const { data, isError = false } = answers[index] ?? {}
    if (isError) return [{ address, chain: chain.name, kind: 'unknown' }]
    return data ? [{ address, chain: chain.name, kind: data }] : []
  })
  return {
    cautions: listCreateWarnings({
      count,
      findings,
      known,
      labelOf: (address) => labelOf(address) ?? shortAddress(address),
      me,
      owners,
      threshold,
    }),
    isReading: answers.some(({ isPending }) => isPending),
  }
}

/** Contacts and the account's Safes, which an attacker would imitate. */
function useKnown(): Address[] {
  const { names, bundledNames } = useServices()
  const own = useStore(names)
  const bundled = useStore(bundledNames)
  const { safes } = useMySafes()
  const mine = safes.map(({ address }) => address).join()
  return useMemo(
    () =>
      [...new Set([...Object.keys(own), ...Object.keys(bundled), ...mine.split(',')])].filter((text) =>
        isAddress(text),
      ),
    [own, bundled, mine],
  )
}
