import type { Action, TransactionDescription } from '@countersign/protocol/decode'
import { useQueries, useQuery } from '@tanstack/react-query'
import { isAddressEqual, zeroAddress } from 'viem'
import { AddressList } from '../../domain/address-book/AddressList.tsx'
import { balancesQuery } from '../../domain/assets/balancesQuery.ts'
import { multiTokenQuery } from '../../domain/assets/collectiblesQuery.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import type { Report, ReportId } from '../../domain/transactions/Report.ts'
import type { TokenFacts } from '../../domain/transactions/readToken.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ChangeList, type ChangeListProps } from '../../ui/ChangeList.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { findSetupAfter, listFlows, listMultiTokenFlows, type Setup } from './listChanges.ts'

const t = createCatalogue('review')
const tTransactionBuilder = createCatalogue('transactionBuilder')

type ChangeTableProps = { report: Report; description: TransactionDescription; tokens: ReadonlyMap<string, TokenFacts> }

export function ChangeTable({ report, description, tokens }: ChangeTableProps) {
  const services = useServices()
  const { data, isLoading } = useQuery(balancesQuery(services, report.id))
  const { state, transaction, id } = report
  const multiTokens = useMultiTokenRows(description, id)
  if (!state || !transaction) return null
  const flows = listFlows(description, id.address)
  // A change without the balance looks like a result.
  if ((isLoading && flows.length > 0) || multiTokens.isLoading)
    return (
      <SheetSection title={t('changes')}>
        <Skeleton width="long" />
      </SheetSection>
    )
  const setup: Setup = { ...state.parts, owners: state.owners, threshold: state.threshold }
  const after = findSetupAfter(description, id.address, setup)
  // Symbol and decimals of the native coin are configured, so that they are known without the balance.
  const coin = findChain(services, String(id.chainId))?.nativeCurrency
  const rows = flows.map(({ out, token }) => {
    const holding = data?.holdings.find((held) => isAddressEqual(held.token, token))
    const facts = isAddressEqual(token, zeroAddress) ? coin : tokens.get(token.toLowerCase())
    const { decimals = 0, symbol = '?' } = holding ?? facts ?? {}
    return toFlowRow({ key: token, before: holding?.amount, decimals, out, symbol })
  })
  rows.push(...multiTokens.rows)
  if (after && after.threshold !== setup.threshold)
    rows.push({ key: 'threshold', what: t('thresholdRow'), before: setup.threshold, after: after.threshold })
  if (after && after.owners !== setup.owners)
    rows.push({
      key: 'owners',
      what: t('ownersRow'),
      before: <AddressList addresses={setup.owners} />,
      after: <AddressList addresses={after.owners} />,
    })
  if (after) rows.push(...listPartRows(setup, after))
  const { nonce } = transaction.value
  rows.push({ key: 'nonce', what: t('nonceRow'), before: nonce.toString(), after: (nonce + 1n).toString() })
  return (
    <SheetSection aside={<Evidence block={state.block} kind="chain" sentence={t('onlyKnown')} />} title={t('changes')}>
      <ChangeList rows={rows} />
    </SheetSection>
  )
}

const parts = ['modules', 'guard', 'moduleGuard', 'fallbackHandler', 'implementation'] as const

function listPartRows(before: Setup, after: Setup): ChangeListProps['rows'][number][] {
  const show = (value: Setup[(typeof parts)[number]]) => {
    if (value === undefined) return '–'
    return <AddressList addresses={typeof value === 'string' ? [value] : value} />
  }
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({
      key: part,
      what: tTransactionBuilder(`parts.${part}`),
      before: show(before[part]),
      after: show(after[part]),
    }))
}

type FlowRowParameters = {
  key: string
  /** The Safe's balance; undefined if unknown. */
  before: bigint | undefined
  decimals: number
  /** Net outflow; negative: inflow. */
  out: bigint
  symbol: string
  what?: string
}

/** A balance before and after, or only the change if the balance is unknown. */
function toFlowRow(flow: FlowRowParameters): ChangeListProps['rows'][number] {
  const { key, before, decimals, out, symbol, what = symbol } = flow
  const after = before === undefined ? undefined : before - out
  return {
    key,
    what: <bdi>{what}</bdi>,
    before: before === undefined ? '–' : <Amount decimals={decimals} symbol={symbol} value={before} />,
    after:
      after === undefined ? (
        <Amount decimals={decimals} direction={out > 0n ? 'out' : 'in'} symbol={symbol} value={out > 0n ? out : -out} />
      ) : after < 0n ? (
        <Badge tone="stop">{t('moreThanHeld', { symbol })}</Badge>
      ) : (
        <Amount decimals={decimals} symbol={symbol} value={after} />
      ),
  }
}

/** Most balances queried: a batch can name thousands. */
const max = 30

/** ERC-1155 balances before and after, read from the contract. */
function useMultiTokenRows(action: Action, { address, chainId }: ReportId) {
  const services = useServices()
  const flows = listMultiTokenFlows(action, address)
  const answers = useQueries({
    queries: flows
      .slice(0, max)
      .map(({ token: contract, tokenId: id }) => multiTokenQuery(services, { address, chainId }, { contract, id })),
  })
  const rows: ChangeListProps['rows'] = flows.map(({ out, token, tokenId }, index) => {
    const facts = answers[index]?.data
    const name = facts && facts.symbol !== '?' ? facts.symbol : shortAddress(token)
    return toFlowRow({
      key: `${token}${tokenId}`,
      before: facts?.balance,
      decimals: 0,
      out,
      symbol: name,
      what: t('multiTokenRow', { symbol: name, tokenId: String(tokenId) }),
    })
  })
  return { isLoading: answers.some(({ isLoading }) => isLoading), rows }
}
