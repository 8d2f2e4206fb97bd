import type { TransactionDescription } from '@countersign/protocol'
import { useQuery } from '@tanstack/react-query'
import { isAddressEqual, zeroAddress } from 'viem'
import { balancesQuery, type Holding } from '../../domain/balances/balancesQuery.ts'
import type { TokenFacts } from '../../domain/effect/tokenQuery.ts'
import { AddressList } from '../../domain/names/AddressList.tsx'
import type { Report } from '../../domain/report/Report.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { BeforeAfter, type BeforeAfterProps } from '../../ui/BeforeAfter.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { type Flow, findSetupAfter, listFlows, type Setup } from './listChanges.ts'

export type ChangeTableProps = {
  report: Report
  description: TransactionDescription
  tokens: ReadonlyMap<string, TokenFacts>
}

export function ChangeTable({ report, description, tokens }: ChangeTableProps) {
  const services = useServices()
  const { data } = useQuery(balancesQuery(services, report.id))
  const { state, transaction, id } = report
  if (!state || !transaction) return null
  const flows = listFlows(description, id.address)
  const setup: Setup = { ...state.parts, owners: state.owners, threshold: state.threshold }
  const after = findSetupAfter(description, id.address, setup)
  // The coin has no contract to ask: without the balance it is still known what it is called and how it is counted.
  const coin = findChain(services, String(id.chainId))?.nativeCurrency
  const rows = flows.map((flow) =>
    toFlowRow({
      flow,
      holding: data?.holdings.find(({ token }) => isAddressEqual(token, flow.token)),
      token: isAddressEqual(flow.token, zeroAddress) ? coin : tokens.get(flow.token.toLowerCase()),
    }),
  )
  if (after && after.threshold !== setup.threshold)
    rows.push({ key: 'threshold', what: words.thresholdRow, before: setup.threshold, after: after.threshold })
  if (after && after.owners !== setup.owners)
    rows.push({
      key: 'owners',
      what: words.ownersRow,
      before: <AddressList addresses={setup.owners} />,
      after: <AddressList addresses={after.owners} />,
    })
  if (after) rows.push(...listPartRows(setup, after))
  const { nonce } = transaction.value
  rows.push({ key: 'nonce', what: words.nonceRow, before: nonce.toString(), after: (nonce + 1n).toString() })
  return (
    <SheetSection
      aside={<Evidence block={state.block} kind="chain" sentence={words.onlyKnown} />}
      title={words.beforeAfter}
    >
      <BeforeAfter rows={rows} />
    </SheetSection>
  )
}

const parts = ['modules', 'guard', 'moduleGuard', 'fallbackHandler', 'implementation'] as const

/** What decides over the Safe beside its owners, where it changes. */
function listPartRows(before: Setup, after: Setup): BeforeAfterProps['rows'][number][] {
  const show = (value: Setup[(typeof parts)[number]]) => {
    if (value === undefined) return '–'
    const addresses = typeof value === 'string' ? [value] : value
    return <AddressList addresses={addresses.filter((address) => address !== zeroAddress)} />
  }
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({
      key: part,
      what: drafting.parts[part],
      before: show(before[part]),
      after: show(after[part]),
    }))
}

function toFlowRow({
  flow,
  holding,
  token,
}: {
  flow: Flow
  holding: Holding | undefined
  token: Pick<TokenFacts, 'decimals' | 'symbol'> | undefined
}): BeforeAfterProps['rows'][number] {
  const decimals = holding?.decimals ?? token?.decimals ?? 0
  const symbol = holding?.symbol ?? token?.symbol ?? '?'
  const before = holding?.amount
  const after = before === undefined ? undefined : before - flow.out
  return {
    key: flow.token,
    what: <bdi>{symbol}</bdi>,
    before: before === undefined ? '–' : <Amount decimals={decimals} symbol={symbol} value={before} />,
    after:
      after === undefined ? (
        <Amount
          decimals={decimals}
          direction={flow.out > 0n ? 'out' : 'in'}
          symbol={symbol}
          value={flow.out > 0n ? flow.out : -flow.out}
        />
      ) : after < 0n ? (
        <Badge tone="stop">{words.moreThanHeld}</Badge>
      ) : (
        <Amount decimals={decimals} symbol={symbol} value={after} />
      ),
  }
}
