import type { CreationPlan } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Deployment, deploymentQuery } from '../../domain/safe/deploymentQuery.ts'
import { useSafeCreation } from '../../domain/safe/useSafeCreation.ts'
import { useServices } from '../../domain/services/Services.ts'
import { CheckList } from '../../domain/verification/CheckList.tsx'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { errorCode } from '../../lib/describeError.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Create.module.css'

type ChainStepsProps = {
  plan: CreationPlan
  chainIds: readonly number[]
  /** Whether every check of the plan passed; required for sending. */
  isSound: boolean
}

/** One step per chain, independent of each other's failures. */
export function ChainSteps({ plan, chainIds, isSound }: ChainStepsProps) {
  const { chains } = useServices().config
  const [isWhole, setWhole] = useState(false)
  const isChosen = ({ id }: ChainConfig) => chainIds.includes(id)
  const shown = [...chains.filter(isChosen), ...(isWhole ? chains.filter((chain) => !isChosen(chain)) : [])]
  return (
    <>
      <ul>
        {shown.map((chain) => (
          <ChainStep chain={chain} isSound={isSound} key={chain.id} plan={plan} />
        ))}
      </ul>
      {shown.length < chains.length ? (
        <div className={styles.step}>
          <div>
            <Button onClick={() => setWhole(true)}>{words.otherChains}</Button>
          </div>
        </div>
      ) : null}
    </>
  )
}

function ChainStep({ chain, plan, isSound }: { chain: ChainConfig; plan: CreationPlan; isSound: boolean }) {
  const services = useServices()
  const query = useQuery(deploymentQuery(services, { chainId: chain.id, plan }))
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        <h3>{chain.name}</h3>
        {query.data ? <StepBadge deployment={query.data} /> : null}
      </div>
      <QueryView failed={words.chainFailed(chain.name)} loading={words.chainReading(chain.name)} query={query} rows={1}>
        {(deployment) =>
          deployment.report ? (
            <Created chain={chain} plan={plan} report={deployment.report} />
          ) : (
            <NotCreated chain={chain} deployment={deployment} isClosed={query.isError || !isSound} plan={plan} />
          )
        }
      </QueryView>
    </li>
  )
}

function StepBadge({ deployment: { block, report } }: { deployment: Deployment }) {
  const isAsPlanned = report?.checks.every(({ verdict }) => verdict === 'ok')
  return (
    <span className={styles.actions}>
      {report ? (
        <Badge tone={isAsPlanned ? 'ok' : 'stop'}>{isAsPlanned ? words.created : words.createdWrong}</Badge>
      ) : (
        <Badge>{words.notThere}</Badge>
      )}
      <Evidence block={block.number} kind="chain" />
    </span>
  )
}

type CreatedProps = { chain: ChainConfig; plan: CreationPlan; report: NonNullable<Deployment['report']> }

function Created({ chain, plan, report: { checks } }: CreatedProps) {
  const wrong = checks.filter(({ verdict }) => verdict !== 'ok')
  return (
    <>
      {wrong.length > 0 ? (
        <Notice isAlert title={words.createdWrong} tone="stop">
          <p>{words.createdWrongText}</p>
          <CheckList checks={wrong.map(toCheck)} />
        </Notice>
      ) : (
        <p className={styles.quiet}>{words.createdText(checks.length)}</p>
      )}
      <div className={styles.actions}>
        <Link
          className={buttonClass(wrong.length > 0 ? 'outline' : 'primary')}
          params={{ chain: String(chain.id), safe: plan.safe }}
          to="/$chain/$safe"
        >
          {words.open}
        </Link>
      </div>
      <Disclosure title={words.checkList}>
        <CheckList checks={checks.map(toCheck)} />
      </Disclosure>
    </>
  )
}

type NotCreatedProps = {
  chain: ChainConfig
  deployment: Deployment
  plan: CreationPlan
  /** The chain is unreachable, or the plan is invalid. */
  isClosed: boolean
}

function NotCreated({ chain, deployment, isClosed, plan }: NotCreatedProps) {
  const { address, status } = useSigner()
  const { open } = useConnectDialog()
  const creation = useSafeCreation(plan, chain.id)
  const missing = deployment.contracts.filter(({ verdict }) => verdict !== 'ok')
  const { decimals, symbol } = chain.nativeCurrency
  if (missing.length > 0)
    return (
      <Notice title={words.impossible} tone="stop">
        <CheckList checks={missing.map(toCheck)} />
        <p>{words.impossibleText}</p>
      </Notice>
    )
  return (
    <>
      <p className={styles.quiet}>{words.notThereText}</p>
      {deployment.balance > 0n ? (
        <p>
          {words.holds} <Amount decimals={decimals} symbol={symbol} value={deployment.balance} />
        </p>
      ) : null}
      <CreationStatus creation={creation} />
      {isClosed ? null : (
        <div className={styles.actions}>
          {address ? (
            <Button isBusy={creation.isBusy} look="primary" onClick={() => creation.create(address)}>
              {words.createOn(chain.name)}
            </Button>
          ) : status === 'disconnected' ? (
            <Button look="primary" onClick={open}>
              {words.connect}
            </Button>
          ) : null}
          <Link
            className={buttonClass('outline')}
            params={{ chain: String(chain.id), safe: plan.safe }}
            to="/$chain/$safe/new"
          >
            {words.first}
          </Link>
        </div>
      )}
    </>
  )
}

function CreationStatus({ creation }: { creation: ReturnType<typeof useSafeCreation> }): ReactNode {
  const { error, isBusy, isSent } = creation
  return (
    <Stack isLive>
      {isBusy ? <Notice title={isSent ? words.mining : words.creating} tone="info" /> : null}
      {error && !isBusy ? (
        errorCode(error) === 4001 ? (
          <Notice isAlert title={words.rejectedTitle} tone="caution">
            {words.rejectedText}
          </Notice>
        ) : (
          <ErrorNotice error={error} title={words.failed} />
        )
      ) : null}
    </Stack>
  )
}
