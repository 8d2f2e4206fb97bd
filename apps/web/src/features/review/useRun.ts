import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { getConnection } from 'wagmi/actions'
import { loadDescription } from '../../domain/effect/useTransactionDescription.ts'
import type { Report } from '../../domain/report/Report.ts'
import { keepReport, loadReport } from '../../domain/report/reportQuery.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { executeReport } from '../../domain/signing/executeReport.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { runText as words } from '../../lib/messages/run.ts'
import { trust } from '../../lib/messages/trust.ts'
import { type Decision, decide } from './decide.ts'
import { needsConsent } from './listCautions.ts'
import { type RunStep, runInTurn } from './runInTurn.ts'

export type RunItem = { report: Report; step: RunStep }

/** Executes several in a row, each by the way that its own page goes: verified, decided, tried, asked for, looked for. */
export function useRun(safe: SafeId) {
  const services = useServices()
  const { record } = useConnectDialog()
  const [items, setItems] = useState<readonly RunItem[]>([])
  const run = useMutation({
    mutationFn: ({ reports, account }: { reports: readonly Report[]; account: Address }) => {
      setItems(reports.map((report) => ({ report, step: { kind: 'waiting' } })))
      return runInTurn({
        reports,
        load: (report) => verifyAnew(services, report),
        findObstacle: (report) => findObstacle(services, { report, account }),
        execute: (report, onSent) =>
          executeReport(services, {
            report,
            account,
            onSent: ({ hash, nonce }) => {
              onSent()
              record({ description: connectText.executed(nonce), hash })
            },
          }),
        onStep: (index, step) =>
          setItems((all) => all.map((item, place) => (place === index ? { ...item, step } : item))),
      })
    },
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: safeKey(safe) }),
  })
  return { items, isBusy: run.isPending, start: run.mutate, close: () => setItems([]) }
}

async function verifyAnew(services: Services, { id }: Report): Promise<Report> {
  const report = await loadReport(services, { id, signal: new AbortController().signal })
  keepReport({ services, report })
  return report
}

/** Everything that would keep the button of its own page away, or closed. */
async function findObstacle(
  services: Services,
  { report, account }: { report: Report; account: Address },
): Promise<string | undefined> {
  const { address, chainId: walletChainId } = getConnection(services.wagmi)
  if (address !== account) return words.obstacles.account
  // The chain answered just now, or the report says that it did not.
  const reason = explain(decide({ report, account, walletChainId, isChainDown: false }))
  const { id, transaction, state } = report
  if (reason !== undefined || !transaction) return reason
  const description = await loadDescription(services, {
    chainId: id.chainId,
    safe: id.address,
    transaction,
    ownerState: state && { ownerCount: state.owners.length, threshold: state.threshold },
  })
  return needsConsent(description.allRisks) ? words.obstacles.danger : undefined
}

function explain(decision: Decision): string | undefined {
  switch (decision.kind) {
    case 'execute':
      return undefined
    case 'past':
    case 'later':
      return words.obstacles.past
    case 'closed':
      return trust.closedText
    case 'blocked':
      return decision.reasons.map(({ title }) => title).join(' ')
    case 'connect':
      return words.obstacles.account
    case 'wrong-chain':
      return words.obstacles.chain
    case 'sign':
    case 'signed':
    case 'watch':
      return words.obstacles.unsigned
  }
}
