import type { TransactionDescription } from '@countersign/protocol'
import { useMemo } from 'react'
import type { Check } from '../../domain/checks/createCheckBook.ts'
import { useNameOf } from '../../domain/names/useName.ts'
import { isPast, type Report } from '../../domain/report/Report.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useIsChainDown } from '../../domain/safe/useIsChainDown.ts'
import { trust } from '../../lib/messages/trust.ts'
import { type Caution, listCautions } from './listCautions.ts'
import { nameAddresses } from './nameAddresses.ts'
import { useSurroundingChecks } from './useSurroundingChecks.ts'

export type UseCautionsParameters = {
  description: TransactionDescription | undefined
  report: Report
  safe: CurrentSafe
}

/** Everything that was checked about a transaction, and what of it a person should look at. */
export function useCautions({ description, report, safe }: UseCautionsParameters): {
  cautions: Caution[]
  checks: Check[]
  /** Something is still being read: an empty list is no all-clear. */
  isPending: boolean
} {
  const { checks: surrounding, isPending } = useSurroundingChecks(report, description)
  const isChainDown = useIsChainDown(safe.chainId)
  const nameOf = useNameOf()
  const checks = useMemo(() => [...report.checks, ...surrounding], [report, surrounding])
  const cautions = useMemo(() => {
    const down: Check = { id: 'T01', verdict: 'unknown', title: trust.chainUnreachable(safe.chain.name) }
    return listCautions(
      isChainDown ? [down, ...checks.filter(({ id }) => id !== 'T01')] : checks,
      // Of what is done there is nothing left to be careful of.
      isPast(report) ? [] : (description?.allRisks ?? []),
    ).map((caution) => ({ ...caution, text: nameAddresses(caution.text, nameOf) }))
  }, [checks, description, isChainDown, nameOf, report, safe.chain.name])
  return { cautions, checks, isPending: isPending || (report.transaction !== undefined && description === undefined) }
}
