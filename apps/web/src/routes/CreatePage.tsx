import { Link, useParams } from '@tanstack/react-router'
import { getAddress, isAddress } from 'viem'
import { findPlan, openCreations, readPlan } from '../domain/safe/openCreations.ts'
import { useServices } from '../domain/services/Services.ts'
import { CreateForm } from '../features/create-safe/CreateForm.tsx'
import { PlanView } from '../features/create-safe/PlanView.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('createSafe')

export function CreatePage() {
  return (
    <Page lead={t('lead')} title={t('title')} width="read">
      <Card>
        <CreateForm />
      </Card>
    </Page>
  )
}

/** A Safe planned here. The URL has its address; its creation parameters are in this browser only. */
export function PlanPage() {
  const { storage } = useServices()
  const { safe } = useParams({ from: '/create/$safe' })
  const { plans } = useStore(openCreations(storage))
  const stored = isAddress(safe) ? findPlan(plans, getAddress(safe)) : undefined
  const plan = stored && readPlan(stored)
  return (
    <Page lead={plan && t('planLead')} title={t('planTitle')} width="read">
      {plan ? (
        <PlanView chainIds={stored.chainIds} plan={plan} />
      ) : (
        <Notice
          actions={
            <Link className={buttonClass('primary')} to="/create">
              {t('planAgain')}
            </Link>
          }
          title={stored ? t('planChanged') : t('planMissing')}
          tone="stop"
        >
          {stored ? t('planChangedText') : t('planMissingText')}
        </Notice>
      )}
    </Page>
  )
}
