import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { largeStorageQuery } from '../domain/services/largeStorageQuery.ts'
import { useServices } from '../domain/services/Services.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { BatchTransferForm } from '../features/batch-transfer/BatchTransferForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'

const t = createCatalogue('batchTransfer')
const tSend = createCatalogue('send')

export function BatchTransferPage() {
  const safe = useSafe()
  const services = useServices()
  const balances = useQuery(balancesQuery(services, safe))
  const { data: storage } = useQuery(largeStorageQuery(services))
  const all = balances.data?.holdings
  const holdings = useMemo(
    () => all?.filter(({ amount, isNative, type }) => type !== 'ERC721' && (amount > 0n || isNative)),
    [all],
  )
  return (
    <Page title={t('title')} width="read">
      <QueryError query={balances} title={tSend('balancesFailed')} />
      <FormCard loading={tSend('loading')} safe={safe}>
        {(ready) =>
          holdings && storage ? (
            <BatchTransferForm holdings={holdings} safe={safe} storage={storage} {...ready} />
          ) : undefined
        }
      </FormCard>
    </Page>
  )
}
