import type { CreationPlan } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { verifyPlan } from '@countersign/protocol/verify'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useName } from '../../domain/address-book/useName.ts'
import { OwnerType } from '../../domain/passkeys/OwnerType.tsx'
import { deletePlan, openCreations } from '../../domain/safe/openCreations.ts'
import { type Deployment, deploymentQuery, useSafeCreation } from '../../domain/safe/useSafeCreation.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { CheckList } from '../../domain/verification/CheckList.tsx'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { errorCode } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Create.module.css'

const t = createCatalogue('createSafe')
const tCommon = createCatalogue('common')

export function PlanView({ plan, chainIds }: { plan: CreationPlan; chainIds: readonly number[] }) {
  const { storage } = useServices()
  const navigate = useNavigate()
  const labelOf = useLabelOf()
  const named = useName(plan.safe)
  const { checks } = verifyPlan(plan)
  const isSound = checks.every(({ verdict }) => verdict === 'ok')
  const forget = () => {
    openCreations(storage).update((all) => deletePlan(all, plan.safe))
    void navigate({ to: '/create' })
  }
  return (
    <>
      <Card aside={<Evidence kind="recomputed" />} title={t('setupTitle')}>
        <div className={styles.form}>
          <Address form="full" hasIcon name={named?.name} value={plan.safe} />
          <FieldList>
            <FieldPair label={t('threshold')}>
              {t('of', { threshold: Number(plan.setup.threshold), count: plan.setup.owners.length })}
            </FieldPair>
            <FieldPair label={t('owners')}>
              <ul className={styles.ownerList}>
                {plan.setup.owners.map((owner) => (
                  <li key={owner}>
                    <Address form="full" hasIcon name={labelOf(owner)} value={owner} />
                    {chainIds[0] === undefined ? null : (
                      <OwnerType chainId={chainIds[0]} owner={owner} owners={plan.setup.owners} safe={plan.safe} />
                    )}
                  </li>
                ))}
              </ul>
            </FieldPair>
            <FieldPair label={t('version')}>{plan.version}</FieldPair>
            <FieldPair label={t('fields.module')}>{tCommon('none')}</FieldPair>
            <FieldPair label={t('fields.payment')}>{tCommon('none')}</FieldPair>
          </FieldList>
          <CheckList checks={checks.map(toCheck)} />
          <ExactCall plan={plan} />
          <div className={styles.actions}>
            <Link className={buttonClass('outline')} to="/create">
              {t('change')}
            </Link>
            <ConfirmButton
              label={t('discard')}
              no={tCommon('cancel')}
              onYes={forget}
              text={t('discardText')}
              title={t('discardTitle')}
              yes={t('discard')}
            />
          </div>
        </div>
      </Card>
      <Card isFlush title={t('chainsTitle')}>
        <ChainSteps chainIds={chainIds} isSound={isSound} plan={plan} />
      </Card>
    </>
  )
}

function ExactCall({ plan }: { plan: CreationPlan }) {
  const { call, contracts, initializer, saltNonce } = plan
  return (
    <Disclosure title={t('exactCall')}>
      <FieldList>
        <FieldPair label={t('fields.factory')}>
          <Address form="full" value={contracts.factory.address} />
        </FieldPair>
        <FieldPair label={t('fields.singleton')}>
          <Address form="full" value={contracts.singleton.address} />
        </FieldPair>
        <FieldPair label={t('fields.handler')}>
          <Address form="full" value={contracts.fallbackHandler.address} />
        </FieldPair>
        <FieldPair label={t('fields.call')}>{tCommon('none')}</FieldPair>
        <FieldPair className={styles.data} label={t('fields.salt')}>
          {String(saltNonce)}
        </FieldPair>
        <FieldPair className={styles.data} label={t('fields.initializer')}>
          {initializer} <CopyButton text={initializer} what={t('fields.initializer')} />
        </FieldPair>
        <FieldPair className={styles.data} label={t('fields.data')}>
          {call.data} <CopyButton text={call.data} what={t('fields.data')} />
        </FieldPair>
      </FieldList>
    </Disclosure>
  )
}

type ChainStepsProps = {
  plan: CreationPlan
  chainIds: readonly number[]
  /** Whether every check of the plan passed; required for sending. */
  isSound: boolean
}

/** One step per chain, independent of each other's failures. */
function ChainSteps({ plan, chainIds, isSound }: ChainStepsProps) {
  const { chains } = useServices().config
  const [isExpanded, setExpanded] = useState(false)
  const isChosen = ({ id }: ChainConfig) => chainIds.includes(id)
  const shown = [...chains.filter(isChosen), ...(isExpanded ? chains.filter((chain) => !isChosen(chain)) : [])]
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
            <Button onClick={() => setExpanded(true)}>{t('otherChains')}</Button>
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
      <QueryView
        failed={t('chainFailed', { chain: chain.name })}
        loading={t('chainReading', { chain: chain.name })}
        query={query}
        rows={1}
      >
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
        <Badge tone={isAsPlanned ? 'ok' : 'stop'}>{isAsPlanned ? t('created') : t('createdWrong')}</Badge>
      ) : (
        <Badge>{t('notThere')}</Badge>
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
        <Notice isAlert title={t('createdWrong')} tone="stop">
          <p>{t('createdWrongText')}</p>
          <CheckList checks={wrong.map(toCheck)} />
        </Notice>
      ) : (
        <p className={styles.quiet}>{t('createdText', { count: checks.length })}</p>
      )}
      <div className={styles.actions}>
        <Link
          className={buttonClass(wrong.length > 0 ? 'outline' : 'primary')}
          params={{ chain: String(chain.id), safe: plan.safe }}
          to="/$chain/$safe"
        >
          {t('open')}
        </Link>
      </div>
      <Disclosure title={t('checkList')}>
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
      <Notice title={t('impossible')} tone="stop">
        <CheckList checks={missing.map(toCheck)} />
        <p>{t('impossibleText')}</p>
      </Notice>
    )
  return (
    <>
      <p className={styles.quiet}>{t('notThereText')}</p>
      {deployment.balance > 0n ? (
        <p>
          <RichText>
            {(mark) =>
              t('holds', { amount: mark(<Amount decimals={decimals} symbol={symbol} value={deployment.balance} />) })
            }
          </RichText>
        </p>
      ) : null}
      <CreationStatus creation={creation} />
      {isClosed ? null : (
        <div className={styles.actions}>
          {address ? (
            <Button isBusy={creation.isBusy} look="primary" onClick={() => creation.create(address)}>
              {t('createOn', { chain: chain.name })}
            </Button>
          ) : status === 'disconnected' ? (
            <Button look="primary" onClick={open}>
              {t('connect')}
            </Button>
          ) : null}
          <Link
            className={buttonClass('outline')}
            params={{ chain: String(chain.id), safe: plan.safe }}
            to="/$chain/$safe/new"
          >
            {t('first')}
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
      {isBusy ? <Notice title={isSent ? t('mining') : t('creating')} tone="info" /> : null}
      {error && !isBusy ? (
        errorCode(error) === 4001 ? (
          <Notice isAlert title={t('rejectedTitle')} tone="caution">
            {t('rejectedText')}
          </Notice>
        ) : (
          <ErrorNotice error={error} title={t('failed')} />
        )
      ) : null}
    </Stack>
  )
}
