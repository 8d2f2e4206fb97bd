import { useMemo } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../../domain/safe/queries.ts'
import { isPast, type Report } from '../../domain/transactions/Report.ts'
import type { EffectReading } from '../../domain/transactions/useTransactionDescription.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { trust } from '../../lib/messages/trust.ts'
import { type Caution, listWarnings } from './listWarnings.ts'
import { useSurroundingChecks } from './useSurroundingChecks.ts'

export type UseCautionsParameters = {
  reading: Pick<EffectReading, 'description' | 'tokens'>
  report: Report
  safe: CurrentSafe
}

/** All checks of a transaction, and those that need attention. */
export function useWarnings({ reading, report, safe }: UseCautionsParameters): {
  cautions: Caution[]
  checks: Check[]
  /** Still loading: no all-clear yet. */
  isPending: boolean
} {
  const { checks: surrounding, isPending: isLooking } = useSurroundingChecks(report, reading)
  const { description } = reading
  const isChainDown = useIsChainDown(safe.chainId)
  const nameOf = useNameOf()
  const checks = useMemo(() => [...report.checks, ...surrounding], [report, surrounding])
  const cautions = useMemo(() => {
    const down: Check = { id: 'T01', verdict: 'unknown', title: trust.chainUnreachable(safe.chain.name) }
    return listWarnings(
      isChainDown ? [down, ...checks.filter(({ id }) => id !== 'T01')] : checks,
      // An executed transaction has no risks left.
      isPast(report) ? [] : (description?.allRisks ?? []),
    ).map((caution) => ({ ...caution, text: nameAddresses(caution.text, nameOf) }))
  }, [checks, description, isChainDown, nameOf, report, safe.chain.name])
  const isDescribed = report.transaction === undefined || description !== undefined
  return { cautions, checks, isPending: !isDescribed || report.isRow === true || isLooking }
}

const addressPattern = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g

/** Prefixes each address in a sentence with the user's name for it, if missing; addresses stay complete. */
export function nameAddresses(text: string, nameOf: (address: string) => { name: string } | undefined): string {
  return text.replace(addressPattern, (address, at: number) => {
    const name = nameOf(address)?.name
    return name === undefined || text.slice(0, at).endsWith(`${name} (`) ? address : `${name} (${address})`
  })
}
