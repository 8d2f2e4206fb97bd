import { getRouteApi, Link } from '@tanstack/react-router'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useBatch } from '../domain/transaction-builder/Batch.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { BatchItemForm, ContractForm } from '../features/contract-interaction/ContractForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('contractInteraction')
const tBatch = createCatalogue('batch')

const route = getRouteApi('/$chain/$safe/contract')

export function ContractPage() {
  const safe = useSafe()
  const { item: id } = route.useSearch()
  const { batch } = useBatch(safe)
  if (id === undefined)
    return (
      <Page title={t('title')} width="read">
        <FormCard safe={safe}>{(ready) => <ContractForm safe={safe} {...ready} />}</FormCard>
      </Page>
    )
  const item = batch.items.find((candidate) => candidate.id === id)
  return (
    <Page title={t('itemTitle')} width="read">
      {item ? (
        <FormCard safe={safe}>
          {({ state }) => <BatchItemForm item={item} key={id} safe={safe} state={state} />}
        </FormCard>
      ) : (
        <Empty
          action={
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/batch">
              {tBatch('title')}
            </Link>
          }
          icon="batch"
          title={t('itemMissing')}
        >
          {t('itemMissingText')}
        </Empty>
      )}
    </Page>
  )
}
