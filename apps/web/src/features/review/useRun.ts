import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { getConnection } from 'wagmi/actions'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { executeReport } from '../../domain/signing/executeReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { loadReport, storeReport } from '../../domain/transactions/reportQuery.ts'
import { loadDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { executeInOrder, type RunStep } from './executeInOrder.ts'
import { findObstacle } from './findObstacle.ts'

export type RunItem = { report: Report; step: RunStep }

/** Executes several in sequence with the steps of a single page: verify, decide, simulate, send, confirm. */
export function useRun(safe: SafeId) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [items, setItems] = useState<readonly RunItem[]>([])
  const run = useMutation({
    mutationFn: ({ reports, account }: { reports: readonly Report[]; account: Address }) => {
      setItems(reports.map((report) => ({ report, step: { kind: 'waiting' } })))
      return executeInOrder({
        reports,
        load: (report) => verifyAnew(services, report),
        findObstacle: (report) =>
          findObstacle({
            report,
            account,
            wallet: getConnection(services.wagmi),
            listRisks: (transaction) => listRisks(services, report, transaction),
          }),
        execute: (report, onSent) =>
          executeReport(services, {
            report,
            account,
            onSent: ({ hash, nonce }) => {
              onSent()
              record({ description: connectText.executed(nonce), hash })
            },
          }),
        onStep: (index, step) => setItems((all) => all.map((item, at) => (at === index ? { ...item, step } : item))),
      })
    },
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  return { items, isBusy: run.isPending, start: run.mutate, close: () => setItems([]) }
}

async function verifyAnew(services: Services, { id }: Report): Promise<Report> {
  const report = await loadReport(services, { id, signal: new AbortController().signal })
  storeReport({ services, report })
  return report
}

async function listRisks(services: Services, { id, state }: Report, transaction: NonNullable<Report['transaction']>) {
  const ownerState = state && { ownerCount: state.owners.length, threshold: state.threshold }
  const target = { chainId: id.chainId, safe: id.address }
  return (await loadDescription(services, { ...target, transaction, ownerState })).allRisks
}
