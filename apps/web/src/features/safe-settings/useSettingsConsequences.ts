import type { SafeState } from '@countersign/protocol/chain'
import { useQueries } from '@tanstack/react-query'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Consequence } from '../../domain/transaction-builder/ConsequenceList.tsx'
import { shortAddress } from '../../lib/groupHex.ts'
import { listSettingsConsequences } from './listSettingsConsequences.ts'
import { partFactsQuery } from './partFactsQuery.ts'
import type { SettingsReading } from './readSettingsForm.ts'

export function useSettingsConsequences(
  safe: CurrentSafe,
  state: SafeState,
  { change, newcomers }: SettingsReading,
): { consequences: Consequence[]; isReading: boolean } {
  const services = useServices()
  const labelOf = useLabelOf()
  const addresses = [...new Set(newcomers)]
  const answers = useQueries({
    queries: addresses.map((address) => partFactsQuery(services, { chainId: safe.chainId, address })),
  })
  const consequences = change
    ? listSettingsConsequences({
        state,
        change,
        facts: answers.flatMap(({ data }) => data ?? []),
        unknown: addresses.filter((_, index) => answers[index]?.isError),
        labelOf: (address) => labelOf(address) ?? shortAddress(address),
      })
    : []
  return { consequences, isReading: answers.some(({ isPending }) => isPending) }
}
