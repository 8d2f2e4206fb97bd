import type { SafeState } from '@countersign/protocol/chain'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { type Address, isAddress, type PrivateKeyAccount } from 'viem'
import { getCode } from 'viem/actions'
import { WagmiProvider } from 'wagmi'
import { LabelProvider } from '../domain/address-book/LabelProvider.tsx'
import { NamedAddress } from '../domain/address-book/NamedAddress.tsx'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { getChainClient, type Services, ServicesContext, useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { useRecentRecipients } from '../domain/transaction-builder/usePaidRecipients.ts'
import { reportQuery } from '../domain/transactions/reportQuery.ts'
import { decide } from '../features/review/decide.ts'
import { toRehearsalKey } from '../features/setup-file/rehearsalStore.ts'
import { createExercises, type Exercise } from '../features/training/createExercises.ts'
import { createTrainingServices, type Training } from '../features/training/createTrainingServices.ts'
import { signExercise } from '../features/training/signExercise.ts'
import styles from '../features/training/Training.module.css'
import type { TrainingWorld } from '../features/training/TrainingWorld.ts'
import { openTrainings } from '../features/training/trainingStore.ts'
import { lazyPart } from '../lib/lazyPart.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { Address as FullAddress } from '../ui/Address.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { RichText } from '../ui/RichText.tsx'
import { ButtonRow, Stack } from '../ui/Stack.tsx'
import frameStyles from './ReviewFrame.module.css'
import type { ReviewFrameProps } from './ReviewFrame.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

const t = createCatalogue('training')

/** With the first exercise. */
const TransactionReview = lazyPart(
  async () => (await import('./TransactionPage.tsx')).TransactionReview,
  <ReviewSkeleton />,
)

type Started = Training & {
  account: PrivateKeyAccount
  exercises: readonly Exercise[]
  owners: readonly Address[]
}

export function TrainingPage() {
  const services = useServices()
  const safe = useSafe()
  const state = useQuery(safeStateQuery(services, safe))
  const recipients = useRecentRecipients(safe, true)
  const start = useMutation({
    mutationFn: (of: SafeState) => createTraining(services, { recipients, safe, state: of }),
  })
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      {start.data ? (
        <Exercises onAgain={() => start.reset()} real={safe} training={start.data} />
      ) : (
        <Stack>
          <Results safe={safe} />
          <Card title={t('start')}>
            <Stack>
              <p>{t('startText')}</p>
              {start.isError ? <ErrorNotice error={start.error} title={t('failed')} /> : null}
              <ButtonRow>
                <Button
                  isBusy={start.isPending || state.isPending}
                  look="primary"
                  onClick={() => state.data && start.mutate(state.data)}
                >
                  {t('start')}
                </Button>
              </ButtonRow>
            </Stack>
          </Card>
        </Stack>
      )}
    </Page>
  )
}

type CreateTrainingParameters = { recipients: readonly Address[]; safe: CurrentSafe; state: SafeState }

/** Reads the Safe once; from then on nothing leaves this page. */
async function createTraining(
  services: Services,
  { recipients, safe, state }: CreateTrainingParameters,
): Promise<Started> {
  const client = getChainClient(services, safe.chainId)
  const read = async (address: Address | undefined) => (address && (await getCode(client, { address }))) ?? '0x'
  const [proxy, implementation, fallbackHandler] = await Promise.all(
    [safe.address, state.implementation, state.fallbackHandler].map(read),
  )
  const contact = Object.keys({ ...services.bundledNames.get(), ...services.names.get() }).find(
    (address): address is Address =>
      isAddress(address) && address !== safe.address && !state.owners.some((owner) => owner === address),
  )
  const { generatePrivateKey, privateKeyToAccount } = await import('viem/accounts')
  const account = privateKeyToAccount(generatePrivateKey())
  const owners = [...state.owners, account.address]
  const recipient = recipients[0] ?? contact ?? state.owners[0] ?? safe.address
  const world: TrainingWorld = {
    ...state,
    codes: { fallbackHandler: fallbackHandler ?? '0x', implementation: implementation ?? '0x', proxy: proxy ?? '0x' },
    owners,
    recipient,
  }
  const exercises = createExercises(world)
  const training = createTrainingServices(services, { chain: safe.chain, exercises, world })
  training.services.names.update((names) => ({ ...names, [account.address]: t('key') }))
  return { ...training, account, exercises, owners }
}

/** Results by signer, of this browser. */
function Results({ safe }: { safe: CurrentSafe }) {
  const all = useStore(openTrainings(useServices().storage))[toRehearsalKey(safe)]
  if (!all) return null
  return (
    <Card isFlush title={t('results')}>
      <ul>
        {Object.entries(all).map(([signer, results]) => {
          const list = Object.values(results)
          return (
            <li className={styles.row} key={signer}>
              {isAddress(signer) ? <FullAddress value={signer} /> : <span>{t('noWallet')}</span>}
              <span>
                {t('score', { passed: list.filter((result) => result?.isPassed).length, count: list.length })}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type ExercisesProps = { onAgain: () => void; real: CurrentSafe; training: Started }

function Exercises({ onAgain, real, training }: ExercisesProps) {
  const { storage } = useServices()
  const { address: account } = useSigner()
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<ReadonlyMap<Exercise['id'], boolean>>(new Map())
  const exercise = training.exercises[index]
  const finish = (isPassed: boolean) => {
    if (!exercise) return
    setAnswers((known) => new Map(known).set(exercise.id, isPassed))
    const { id } = exercise
    if (id === 'genuine') return
    openTrainings(storage).update((all) => {
      const key = toRehearsalKey(real)
      const signer = account ?? 'browser'
      return {
        ...all,
        [key]: { ...all[key], [signer]: { ...all[key]?.[signer], [id]: { at: Date.now(), isPassed } } },
      }
    })
  }
  if (!exercise)
    return (
      <Stack>
        <Notice
          title={t('score', {
            count: answers.size,
            passed: [...answers.values()].filter(Boolean).length,
          })}
          tone={[...answers.values()].every(Boolean) ? 'ok' : 'caution'}
        />
        <Card isFlush title={t('results')}>
          <ul>
            {[...answers].map(([id, isPassed]) => (
              <li className={styles.row} key={id}>
                <span>
                  <strong>{t(`exercise.${id}`)}</strong> {t(`explanation.${id}`)}
                </span>
                <Badge tone={isPassed ? 'ok' : 'stop'}>{isPassed ? t('right') : t('wrong')}</Badge>
              </li>
            ))}
          </ul>
        </Card>
        <ButtonRow>
          <Button look="primary" onClick={onAgain}>
            {t('again')}
          </Button>
        </ButtonRow>
      </Stack>
    )
  return (
    <TrainingProviders services={training.services}>
      <OneExercise
        exercise={exercise}
        key={exercise.id}
        onFinish={finish}
        onNext={() => setIndex(index + 1)}
        position={t('position', { count: training.exercises.length, index: index + 1 })}
        training={training}
      />
    </TrainingProviders>
  )
}

function TrainingProviders({ children, services }: { children: ReactNode; services: Services }) {
  return (
    <ServicesContext value={services}>
      <WagmiProvider config={services.wagmi} reconnectOnMount={false}>
        <QueryClientProvider client={services.queryClient}>
          <LabelProvider>{children}</LabelProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </ServicesContext>
  )
}

type OneExerciseProps = {
  exercise: Exercise
  onFinish: (isPassed: boolean) => void
  onNext: () => void
  position: string
  training: Started
}

function OneExercise({ exercise, onFinish, onNext, position, training }: OneExerciseProps) {
  const { account, safe, services } = training
  const { id, intent, isGenuine, safeTxHash } = exercise
  const reportId = useMemo(
    () => ({ address: safe.address, chainId: safe.chainId, safeTxHash }),
    [safe.address, safe.chainId, safeTxHash],
  )
  const { data: report } = useQuery(reportQuery(services, reportId))
  const [answer, setAnswer] = useState<'reject' | 'sign'>()
  const decision =
    report && decide({ account: account.address, isChainDown: false, report, walletChainId: safe.chainId })
  const finish = (given: 'reject' | 'sign') => {
    setAnswer(given)
    onFinish((given === 'sign') === isGenuine)
  }
  const sign = useMutation({
    mutationFn: async () => report && signExercise(report, account),
    onSuccess: () => finish('sign'),
  })
  const isRight = answer !== undefined && (answer === 'sign') === isGenuine
  return (
    <Stack>
      <Notice title={position} tone="info">
        {t('fictional')}
      </Notice>
      <Card title={t('request')}>
        <div className={styles.request}>
          {intent.kind === 'pay' ? (
            <>
              <p>
                <RichText>{(mark) => t('pay', { account: mark(<NamedAddress value={intent.to} />) })}</RichText>
              </p>
              <FullAddress form="full" value={intent.to} />
            </>
          ) : (
            <>
              <p>
                <RichText>{(mark) => t('replace', { account: mark(<NamedAddress value={intent.owner} />) })}</RichText>
              </p>
              <FullAddress form="full" value={intent.by} />
            </>
          )}
        </div>
      </Card>
      {/* Links of the review lead to pages that the training does not have. */}
      <div className={styles.review} onClickCapture={stayHere}>
        <TransactionReview Frame={ExerciseFrame} id={reportId} safe={safe} />
      </div>
      <div className={frameStyles.bar}>
        <div className={frameStyles.column}>
          {answer === undefined ? (
            <Stack>
              {sign.isError ? <ErrorNotice error={sign.error} title={t('signFailed')} /> : null}
              {decision && decision.kind !== 'sign' ? <p>{t('signingBlocked')}</p> : null}
              <ButtonRow>
                <Button
                  isBusy={sign.isPending}
                  disabled={decision?.kind !== 'sign'}
                  look="primary"
                  onClick={() => sign.mutate()}
                >
                  {t('sign')}
                </Button>
                <Button disabled={!report} onClick={() => finish('reject')}>
                  {t('reject')}
                </Button>
              </ButtonRow>
            </Stack>
          ) : (
            <Notice
              actions={
                <Button look="primary" onClick={onNext}>
                  {t('next')}
                </Button>
              }
              isAlert
              title={isRight ? t('right') : t('wrong')}
              tone={isRight ? 'ok' : 'stop'}
            >
              <p>
                <strong>{t(`exercise.${id}`)}</strong> {t(`explanation.${id}`)}
              </p>
            </Notice>
          )}
        </div>
      </div>
    </Stack>
  )
}

function stayHere(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** The review without its decision bar: an exercise has its own, which asks no wallet. */
function ExerciseFrame({ children, title, titleNote }: ReviewFrameProps) {
  return (
    <section className={styles.reviewed}>
      <h2>
        {title} {titleNote}
      </h2>
      {children}
    </section>
  )
}
