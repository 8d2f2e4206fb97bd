import { useQueries, useQuery } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { FormCard } from '../domain/transaction-builder/TransactionForm.tsx'
import { useFormDraft } from '../domain/transaction-builder/useFormDraft.ts'
import { useNextNonce } from '../domain/transaction-builder/useNextNonce.ts'
import { tokenQuery } from '../domain/transactions/tokenMetadataQuery.ts'
import { WrongChain } from '../features/connect/WrongChain.tsx'
import { WalletFailure } from '../features/review/SigningStatus.tsx'
import {
  emptyLimitForm,
  isBeneficiary,
  type NamedLimit,
  SpendingLimitFormSchema,
} from '../features/spending-limits/readSpendingLimitForm.ts'
import { type Limit, spendingLimitsQuery } from '../features/spending-limits/readSpendingLimits.ts'
import { SpendForm } from '../features/spending-limits/SpendForm.tsx'
import { SpendingLimitForm } from '../features/spending-limits/SpendingLimitForm.tsx'
import { SpendingLimitList } from '../features/spending-limits/SpendingLimitList.tsx'
import { exactAmount } from '../lib/formatAmount.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Evidence } from '../ui/Evidence.tsx'
import { Page } from '../ui/Page.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('spendingLimits')

export function SpendingLimitsPage() {
  const safe = useSafe()
  const services = useServices()
  const { address: account } = useSigner()
  const { data: state } = useQuery(safeStateQuery(services, safe))
  const nextNonce = useNextNonce(safe, state?.nonce)
  const answer = useQuery(spendingLimitsQuery(services, safe))
  const { data: balances } = useQuery(balancesQuery(services, safe))
  const holdings = balances?.holdings.filter(({ type }) => type !== 'ERC721')
  const draft = useFormDraft({ safe, form: 'limits', schema: SpendingLimitFormSchema, empty: emptyLimitForm })
  const limits = useNamedLimits(answer.data?.limits ?? [])
  const mine = limits.filter((limit) => isBeneficiary(limit, account))
  const module = answer.data?.module
  const change = ({ beneficiary, token, amount, decimals, resetMinutes }: NamedLimit) => {
    draft.save({ beneficiary, asset: token, amount: exactAmount(amount, decimals), resetMinutes })
    document.getElementById(formId)?.scrollIntoView()
  }
  return (
    <Page
      lead={
        <>
          {t('lead')} {answer.data ? <Evidence block={answer.data.block} kind="chain" /> : null}
        </>
      }
      title={t('title')}
      width="read"
    >
      <QueryView
        failed={t('failed')}
        loading={
          <Card isFlush>
            <SkeletonRows count={2} label={t('loading')} />
          </Card>
        }
        query={answer}
      >
        {() =>
          module ? (
            <Card isFlush title={t('list')}>
              {limits.length > 0 && state && nextNonce ? (
                <SpendingLimitList
                  limits={limits}
                  module={module}
                  nextNonce={nextNonce}
                  onChange={change}
                  safe={safe}
                  state={state}
                />
              ) : (
                <Empty icon="limit" title={t('none')}>
                  {t('noneText')}
                </Empty>
              )}
            </Card>
          ) : (
            <Card>
              <Empty icon="limit" title={t('unavailable')}>
                {t('unavailableText')}
              </Empty>
            </Card>
          )
        }
      </QueryView>
      {module && mine.length > 0 ? (
        <Card title={t('spendTitle')}>
          <SpendForm
            limits={mine}
            module={module}
            renderFailure={(error) => <WalletFailure error={error} rejected={t('rejected')} title={t('spendFailed')} />}
            safe={safe}
            wrongChain={<WrongChain chain={safe.chain} />}
          />
        </Card>
      ) : null}
      {answer.data && module ? (
        <section aria-label={t('formTitle')} id={formId}>
          <FormCard safe={safe}>
            {(ready) =>
              holdings && answer.data ? (
                <SpendingLimitForm holdings={holdings} limits={answer.data} module={module} safe={safe} {...ready} />
              ) : undefined
            }
          </FormCard>
        </section>
      ) : null}
    </Page>
  )
}

const formId = 'set-a-limit'

/** With symbol and decimals from the contract; raw numbers until read. */
function useNamedLimits(limits: readonly Limit[]): NamedLimit[] {
  const services = useServices()
  const { chain, chainId } = useSafe()
  const tokens = [...new Set(limits.map(({ token }) => token))].filter((token) => token !== zeroAddress)
  const facts = useQueries({ queries: tokens.map((token) => tokenQuery(services, chainId, token)) })
  return limits.map((limit) => {
    const { data } = facts[tokens.indexOf(limit.token)] ?? {}
    const { decimals, symbol } =
      limit.token === zeroAddress ? chain.nativeCurrency : (data ?? { decimals: 0, symbol: '?' })
    return { ...limit, decimals, symbol }
  })
}
