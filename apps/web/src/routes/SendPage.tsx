import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { formKey, saveNonce } from '../domain/signature-store/drafts.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { SendForm } from '../features/send/SendForm.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Page } from '../ui/Page.tsx'
import { QueryError } from '../ui/QueryView.tsx'

const t = createCatalogue('send')

const route = getRouteApi('/$chain/$safe/send')

export function SendPage() {
  const safe = useSafe()
  const { asset, nonce } = route.useSearch()
  const services = useServices()
  const { drafts } = services
  const key = formKey(safe.chainId, safe.address, 'send')
  // A link's nonce overrides the form, as if it was typed.
  useEffect(() => {
    if (nonce !== undefined) drafts.update((all) => saveNonce(all, key, nonce.toString()))
  }, [drafts, key, nonce])
  const balances = useQuery(balancesQuery(services, safe))
  const holdings = balances.data?.holdings.filter(
    ({ amount, isNative, type }) => type !== 'ERC721' && (amount > 0n || isNative),
  )
  return (
    <Page title={t('title')} width="read">
      <QueryError query={balances} title={t('balancesFailed')} />
      <FormCard loading={t('loading')} safe={safe}>
        {(ready) => (holdings ? <SendForm asset={asset} holdings={holdings} safe={safe} {...ready} /> : undefined)}
      </FormCard>
    </Page>
  )
}
