import type { SafeState } from '@countersign/protocol/chain'
import { useQueries } from '@tanstack/react-query'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { listConsequences } from './listConsequences.ts'
import { ownerFactsQuery } from './ownerFactsQuery.ts'
import type { OwnersReading } from './readOwnersForm.ts'

/** Reads the new owners' facts and the Safe's own owner tree. */
export function useConsequences(
  safe: CurrentSafe,
  state: SafeState,
  reading: OwnersReading,
): { consequences: Consequence[]; isReading: boolean } {
  const services = useServices()
  const { address: me } = useSigner()
  const labelOf = useLabelOf()
  const addresses = [...new Set([safe.address, ...reading.newcomers])]
  const answers = useQueries({
    queries: addresses.map((address) => ownerFactsQuery(services, { chainId: safe.chainId, address })),
  })
  const consequences = listConsequences({
    state,
    reading,
    facts: answers.flatMap(({ data }) => data ?? []),
    unknown: reading.newcomers.filter((address) => answers[addresses.indexOf(address)]?.isError),
    me,
    labelOf: (address) => labelOf(address) ?? shortAddress(address),
  })
  return { consequences, isReading: answers.some(({ isPending }) => isPending) }
}
