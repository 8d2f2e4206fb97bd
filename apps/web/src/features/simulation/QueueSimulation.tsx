import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { listEffects } from '../../domain/simulation/listEffects.ts'
import {
  getNative,
  maxInOrder,
  type SimulatedQueue,
  type SimulatedStep,
  simulateQueue,
} from '../../domain/simulation/runSimulation.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import type { Report } from '../../domain/transactions/Report.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangeList } from '../../ui/ChangeList.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { rowWords } from '../../ui/Rows.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Simulation.module.css'
import { EffectList, NotSeenLine, tones, toSettingRow } from './SimulationView.tsx'

const t = createCatalogue('simulation')

/** Simulates the queue in order: each builds on its predecessors. */
export function QueueSimulation({ reports, safe }: { reports: readonly Report[]; safe: CurrentSafe }) {
  const services = useServices()
  const trial = useMutation({ mutationFn: () => simulateQueue(services, safe, reports) })
  const { data, error, isPending } = trial
  return (
    <Card isFlush title={t('queueTitle')}>
      <div className={styles.trial}>
        <Stack isLive>
          {error ? <ErrorNotice error={error} title={t('queueFailed')} /> : null}
          {data ? <Outcome data={data} safe={safe} /> : null}
        </Stack>
        <div>
          <Button isBusy={isPending} onClick={() => trial.mutate()}>
            {data ? t('queueAgain') : t('queueStart')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Outcome({ data, safe }: { data: SimulatedQueue; safe: CurrentSafe }) {
  const { block, isCut, steps, tokens } = data
  const hasFailure = steps.some(({ simulation }) => simulation.outcome === 'failure')
  const notSeen = [...new Set(steps.flatMap(({ simulation }) => simulation.notSeen))]
  return (
    <div className={styles.parts}>
      <p>
        {t('queueDone', { block })} {hasFailure ? t('queueSkipped') : null}{' '}
        {isCut ? t('queueCut', { count: maxInOrder }) : null}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.report.id.safeTxHash} safe={safe} step={step} tokens={tokens} />
        ))}
      </ol>
      <NotSeenLine notSeen={notSeen} />
    </div>
  )
}

function Step({ safe, step, tokens }: { safe: CurrentSafe; step: SimulatedStep; tokens: SimulatedQueue['tokens'] }) {
  const services = useServices()
  const { hasConflicts, isAfterGap, report, simulation } = step
  const { id, transaction } = report
  const { effect } = useTransactionDescription({ chainId: id.chainId, safe: id.address, transaction })
  const { outcome, reason, settings } = simulation
  const summary = effect ? <EffectSentence effect={effect} /> : <Skeleton width="long" />
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        <Link className={rowWords} params={{ ...safe.params, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
          {transaction ? (
            <RichText>
              {(mark) => t('queueStep', { nonce: String(transaction.value.nonce), summary: mark(summary) })}
            </RichText>
          ) : (
            summary
          )}
        </Link>
        <Badge tone={tones[outcome]}>{t(`badges.${outcome}`)}</Badge>
      </div>
      {isAfterGap ? <p className={styles.dim}>{t('queueGap')}</p> : null}
      {hasConflicts ? <p className={styles.dim}>{t('queueConflicts')}</p> : null}
      {outcome === 'failure' && reason !== undefined ? <p>{t('failureBecause', { reason })}</p> : null}
      <EffectList lines={listEffects({ native: getNative(services, id.chainId), simulation, tokens })} />
      {settings.length > 0 ? <ChangeList rows={settings.map(toSettingRow)} /> : null}
    </li>
  )
}
