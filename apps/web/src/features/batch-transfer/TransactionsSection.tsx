import type { SafeState } from '@countersign/protocol/chain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { zeroAddress } from 'viem'
import { getBlock } from 'viem/actions'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { createBatchCall } from '../../domain/transaction-builder/createBatchCall.ts'
import { createTransfer, type DraftedCall } from '../../domain/transaction-builder/createTransaction.ts'
import { MultiSendNotice } from '../../domain/transaction-builder/MultiSendNotice.tsx'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { TransactionForm } from '../../domain/transaction-builder/TransactionForm.tsx'
import type { NextNonce } from '../../domain/transaction-builder/useNextNonce.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QueryError } from '../../ui/QueryView.tsx'
import styles from './BatchTransfer.module.css'
import { digestCall } from './BatchTransfer.ts'
import { type Part, planTransactions } from './planTransactions.ts'
import { Section } from './Section.tsx'
import type { Payments } from './usePayments.ts'

const t = createCatalogue('batchTransfer')
const tBatch = createCatalogue('batch')

type TransactionsSectionProps = { safe: CurrentSafe; state: SafeState; nextNonce: NextNonce; payments: Payments }

export function TransactionsSection({ safe, state, nextNonce, payments }: TransactionsSectionProps) {
  const services = useServices()
  const { rows, from, signed, summary, isChecking } = payments
  const blockGas = useQuery(blockGasQuery(services, safe.chainId))
  const multiSend = useQuery(multiSendQuery(services, { chainId: safe.chainId, version: state.version }))
  const plan = useMemo(() => {
    const planned = rows.map(({ asset }) => ({ isNative: asset?.isNative ?? false }))
    return blockGas.data === undefined ? [] : planTransactions({ rows: planned, from, blockGas: blockGas.data })
  }, [rows, from, blockGas.data])
  const [next] = plan
  const isSingle = next !== undefined && next.to - next.from === 1
  const review = (): DraftedCall | undefined => {
    if (!next || summary.stops > 0 || isChecking) return undefined
    const part = rows.slice(next.from, next.to)
    const calls = part.flatMap(({ asset, recipient, amount }) =>
      asset && recipient && amount !== undefined ? [createTransfer({ asset, recipient, amount })] : [],
    )
    if (calls.length < next.to - next.from || (!isSingle && !multiSend.data)) return undefined
    const call = createBatchCall(calls, multiSend.data ?? zeroAddress)
    payments.review({ ...next, digest: digestCall(call), reviewedAt: Date.now() })
    return { ...call, rowNames: part.map(({ name }) => name) }
  }
  return (
    <Section title={t('transactions')}>
      <TransactionForm
        form="many"
        isReading={isChecking || blockGas.isPending || (!isSingle && multiSend.isPending)}
        nextNonce={nextNonce}
        onReview={review}
        safe={safe}
        state={state}
      >
        {plan.length === 0 ? null : <PartList nonce={nextNonce.value} plan={plan} signed={signed} />}
        {summary.stops > 0 ? <Notice title={t('blocked', { count: summary.stops })} tone="stop" /> : null}
        <QueryError query={blockGas} title={t('gasFailed')} />
        <MultiSendNotice
          failed={tBatch('libraryFailed')}
          isNeeded={!isSingle}
          multiSend={multiSend}
          title={tBatch('noLibrary')}
        >
          {tBatch('noLibraryText')}
        </MultiSendNotice>
      </TransactionForm>
    </Section>
  )
}

export function blockGasQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'blockGas'],
    queryFn: async () => (await getBlock(getChainClient(services, chainId))).gasLimit,
    staleTime: 600_000,
  })
}

type PartListProps = { signed: readonly Part[]; plan: readonly Part[]; nonce: bigint }

const maxShown = 12

/** `nonce`: of the first unsigned part. */
function PartList({ signed, plan, nonce }: PartListProps) {
  const parts = [...signed, ...plan]
  if (parts.length === 1) return <p className={styles.hint}>{t('one')}</p>
  // Shows the parts around the next one.
  const first = Math.max(0, Math.min(signed.length - 1, parts.length - maxShown))
  const shown = parts.slice(first, first + maxShown)
  return (
    <>
      <p className={styles.hint}>{t('several', { count: parts.length })}</p>
      <ol aria-label={t('transactions')} className={styles.parts}>
        {shown.map(({ from, to }, place) => {
          const index = first + place
          const state = index < signed.length ? 'signed' : index === signed.length ? 'next' : 'later'
          return (
            <li key={from}>
              <span>{t('part', { number: index + 1, count: parts.length })}</span>
              <span className={styles.hint}>
                {describeRows({ from, to }, state === 'signed' ? undefined : nonce + BigInt(index - signed.length))}
              </span>
              <Badge tone={state === 'signed' ? 'ok' : state === 'next' ? 'info' : 'plain'}>
                {t(`partStates.${state}`)}
              </Badge>
            </li>
          )
        })}
      </ol>
      {first + shown.length < parts.length ? (
        <p className={styles.hint}>{t('partsMore', { count: parts.length - first - shown.length })}</p>
      ) : null}
    </>
  )
}

/** The rows of one transaction, with its nonce unless it is signed. */
function describeRows({ from, to }: { from: number; to: number }, nonce: bigint | undefined): string {
  const isOne = to - from === 1
  if (nonce === undefined) return isOne ? t('row', { number: to }) : t('partRows', { from: from + 1, to })
  return isOne
    ? t('rowNonce', { nonce: String(nonce), number: to })
    : t('partRowsNonce', { from: from + 1, nonce: String(nonce), to })
}
