import type { CreationPlan } from '@countersign/protocol/chain'
import { verifyCreation } from '@countersign/protocol/verify'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { useName } from '../../domain/address-book/useName.ts'
import { deletePlan, openCreations } from '../../domain/safe/openCreations.ts'
import { useServices } from '../../domain/services/Services.ts'
import { CheckList } from '../../domain/verification/CheckList.tsx'
import { toCheck } from '../../domain/verification/toCheck.ts'
import { common } from '../../lib/messages/common.ts'
import { createText as words } from '../../lib/messages/create.ts'
import { Address } from '../../ui/Address.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { ChainSteps } from './ChainSteps.tsx'
import styles from './Create.module.css'

export function PlanView({ plan, chainIds }: { plan: CreationPlan; chainIds: readonly number[] }) {
  const { storage } = useServices()
  const navigate = useNavigate()
  const labelOf = useLabelOf()
  const named = useName(plan.safe)
  const { checks } = checkPlan(plan)
  const isSound = checks.every(({ verdict }) => verdict === 'ok')
  const forget = () => {
    openCreations(storage).update((all) => deletePlan(all, plan.safe))
    void navigate({ to: '/create' })
  }
  return (
    <>
      <Card aside={<Evidence kind="recomputed" />} title={words.setupTitle}>
        <div className={styles.form}>
          <Address form="full" hasIcon name={named?.name} value={plan.safe} />
          <FieldList>
            <FieldPair label={words.threshold}>
              {words.of(Number(plan.setup.threshold), plan.setup.owners.length)}
            </FieldPair>
            <FieldPair label={words.owners}>
              <ul className={styles.ownerList}>
                {plan.setup.owners.map((owner) => (
                  <li key={owner}>
                    <Address form="full" hasIcon name={labelOf(owner)} value={owner} />
                  </li>
                ))}
              </ul>
            </FieldPair>
            <FieldPair label={words.version}>{plan.version}</FieldPair>
            <FieldPair label={words.fields.module}>{common.none}</FieldPair>
            <FieldPair label={words.fields.payment}>{common.none}</FieldPair>
          </FieldList>
          <CheckList checks={checks.map(toCheck)} />
          <ExactCall plan={plan} />
          <div className={styles.actions}>
            <Link className={buttonClass('outline')} to="/create">
              {words.change}
            </Link>
            <ConfirmButton
              label={words.forget}
              no={common.cancel}
              onYes={forget}
              text={words.forgetText}
              title={words.forgetTitle}
              yes={words.forget}
            />
          </div>
        </div>
      </Card>
      <Card isFlush title={words.chainsTitle}>
        <ChainSteps chainIds={chainIds} isSound={isSound} plan={plan} />
      </Card>
    </>
  )
}

/** The same CREATE2 check as for existing Safes: this setup yields this address and has no side effects. */
function checkPlan({ contracts, initializer, safe, saltNonce, setup }: CreationPlan) {
  return verifyCreation({
    factory: contracts.factory.address,
    initializer,
    owners: setup.owners,
    safe,
    saltNonce,
    singleton: contracts.singleton.address,
    threshold: setup.threshold,
  })
}

function ExactCall({ plan }: { plan: CreationPlan }) {
  const { call, contracts, initializer, saltNonce } = plan
  return (
    <Disclosure title={words.exactCall}>
      <FieldList>
        <FieldPair label={words.fields.factory}>
          <Address form="full" value={contracts.factory.address} />
        </FieldPair>
        <FieldPair label={words.fields.singleton}>
          <Address form="full" value={contracts.singleton.address} />
        </FieldPair>
        <FieldPair label={words.fields.handler}>
          <Address form="full" value={contracts.fallbackHandler.address} />
        </FieldPair>
        <FieldPair label={words.fields.call}>{common.none}</FieldPair>
        <FieldPair className={styles.data} label={words.fields.salt}>
          {String(saltNonce)}
        </FieldPair>
        <FieldPair className={styles.data} label={words.fields.initializer}>
          {initializer} <CopyButton text={initializer} what={words.fields.initializer} />
        </FieldPair>
        <FieldPair className={styles.data} label={words.fields.data}>
          {call.data} <CopyButton text={call.data} what={words.fields.data} />
        </FieldPair>
      </FieldList>
    </Disclosure>
  )
}
