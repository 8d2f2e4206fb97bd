import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { getConnection } from 'wagmi/actions'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { findNodeFaults } from '../../domain/safe/proofQuery.ts'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { useHostOf } from '../../domain/safe-apps/useEmbedding.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { executeReport } from '../../domain/signing/executeTransaction.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import type { Report } from '../../domain/transactions/Report.ts'
import { loadReport, storeReport } from '../../domain/transactions/reportQuery.ts'
import { loadDescription, useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './ExecuteQueuePanel.module.css'
import { executeInOrder, findObstacle, type RunStep } from './executeInOrder.ts'
import { WalletFailure } from './SigningStatus.tsx'

const t = createCatalogue('executeQueue')
const tConnect = createCatalogue('connect')
const tReview = createCatalogue('review')

type ExecuteQueuePanelProps = {
  reports: readonly Report[]
  safe: CurrentSafe
  /** Notice and button to switch the wallet's chain. */
  wrongChain: ReactNode
}

const waiting: RunStep = { kind: 'waiting' }

export function ExecuteQueuePanel({ reports, safe, wrongChain }: ExecuteQueuePanelProps) {
  const run = useRun(safe)
  // A host executes by itself.
  const isInHost = useHostOf(safe) !== undefined
  const hasBegun = run.items.length > 0
  if (isInHost || (!hasBegun && reports.length < 2)) return null
  const items: readonly RunItem[] = hasBegun ? run.items : reports.map((report) => ({ report, step: waiting }))
  const isOver = hasBegun && !run.isBusy
  return (
    <Card
      aside={hasBegun ? t('progress', { done: countExecuted(items), count: items.length }) : undefined}
      isFlush
      title={t('title')}
    >
      <div className={styles.part}>
        {hasBegun ? null : (
          <p>{t('lead', { first: String(nonceOf(items[0])), last: String(nonceOf(items.at(-1))) })}</p>
        )}
        <Stack isLive>
          {isOver ? <Outcome items={items} /> : null}
          {run.isBusy ? <Notice title={toTitle(items)} tone="info" /> : null}
        </Stack>
        {hasBegun ? null : (
          <Start
            count={items.length}
            onStart={(account) => run.start({ reports, account })}
            safe={safe}
            wrongChain={wrongChain}
          />
        )}
        {isOver ? (
          <div>
            <Button onClick={run.close}>{t('close')}</Button>
          </div>
        ) : null}
      </div>
      {/* Until started, they are listed in the queue below. */}
      {hasBegun ? (
        <ol className={styles.list}>
          {items.map(({ report, step }) => (
            <RunRow isOver={isOver} key={report.id.safeTxHash} report={report} safe={safe} step={step} />
          ))}
        </ol>
      ) : null}
    </Card>
  )
}

type StartProps = { count: number; onStart: (account: `0x${string}`) => void; safe: CurrentSafe; wrongChain: ReactNode }

function Start({ count, onStart, safe, wrongChain }: StartProps) {
  const { address, chainId } = useSigner()
  const { open } = useConnectDialog()
  if (!address)
    return (
      <div className={styles.actions}>
        <Button onClick={open}>{tConnect('connect')}</Button>
        <span className={styles.dim}>{t('connect')}</span>
      </div>
    )
  if (chainId !== safe.chainId) return wrongChain
  return (
    <div className={styles.actions}>
      <Button look="primary" onClick={() => onStart(address)}>
        {t('start', { count })}
      </Button>
    </div>
  )
}

const nonceOf = (item: RunItem | undefined) => item?.report.transaction?.value.nonce ?? 0n

const countExecuted = (items: readonly RunItem[]) => items.filter(({ step }) => step.kind === 'executed').length

function toTitle(items: readonly RunItem[]): string {
  const current = items.find(({ step }) => step.kind !== 'executed')?.step.kind
  if (current === 'asking') return tReview('executing')
  return current === 'sent' ? tReview('mining') : tReview('loading')
}

function Outcome({ items }: { items: readonly RunItem[] }) {
  const stoppedAt = items.findIndex(({ step }) => step.kind === 'stopped')
  const stopped = items[stoppedAt]
  if (stopped?.step.kind !== 'stopped')
    return (
      <Notice title={t('done', { count: items.length })} tone="ok">
        {t('doneText')}
      </Notice>
    )
  const { step } = stopped
  const title = t('stopped', { nonce: String(nonceOf(stopped)) })
  const left = items.length - countExecuted(items)
  if ('text' in step)
    return (
      <Notice isAlert title={title} tone="caution">
        <p>{step.text}</p>
        <p>{t('left', { count: left })}</p>
      </Notice>
    )
  return (
    <>
      <WalletFailure error={step.error} rejected={tReview('rejectedSendText')} title={tReview('executeFailed')} />
      <p className={styles.dim}>{title}</p>
      <p className={styles.dim}>{t('left', { count: left })}</p>
    </>
  )
}

const tones: Record<RunStep['kind'], Tone> = {
  waiting: 'plain',
  checking: 'info',
  asking: 'info',
  sent: 'info',
  executed: 'ok',
  stopped: 'stop',
}

function RunRow({ report, step, safe, isOver }: RunItem & { safe: CurrentSafe; isOver: boolean }) {
  const { id, transaction } = report
  const { effect } = useTransactionDescription({ chainId: id.chainId, safe: id.address, transaction })
  return (
    <Row
      as="li"
      end={
        <Badge tone={tones[step.kind]}>
          {isOver && step.kind === 'waiting' ? t('steps.left') : t(`steps.${step.kind}`)}
        </Badge>
      }
      icon={effect?.icon ?? 'contract'}
      isFolding
      number={transaction ? transaction.value.nonce.toString() : '–'}
    >
      <Link className={rowWords} params={{ ...safe.params, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
        {effect ? <EffectSentence effect={effect} /> : <Skeleton width="long" />}
      </Link>
    </Row>
  )
}

type RunItem = { report: Report; step: RunStep }

/** Executes several in sequence with the steps of a single page: verify, decide, simulate, send, confirm. */
function useRun(safe: SafeId) {
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
            report: { ...report, checks: [...report.checks, ...findNodeFaults(services, safe)] },
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
              record({ description: tConnect('executed', { nonce: String(nonce) }), hash })
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
