import type { TransactionDescription } from '@countersign/protocol'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Address as AddressValue, isAddressEqual, zeroAddress } from 'viem'
import { balancesQuery, type Holding } from '../../domain/balances/balancesQuery.ts'
import type { TokenFacts } from '../../domain/effect/tokenQuery.ts'
import { useLabelOf } from '../../domain/names/useName.ts'
import type { Report } from '../../domain/report/Report.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './ChangeTable.module.css'
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
  const setup: Setup = { owners: state.owners, threshold: state.threshold }
  const after = findSetupAfter(description, id.address, setup)
  // The coin has no contract to ask: without the balance it is still known what it is called and how it is counted.
  const coin = findChain(services, String(id.chainId))?.nativeCurrency
  return (
    <SheetSection
      aside={<Evidence block={state.block} kind="chain" sentence={words.onlyKnown} />}
      title={words.beforeAfter}
    >
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{words.columns.what}</th>
            <th scope="col">{words.columns.before}</th>
            <td />
            <th scope="col">{words.columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {flows.map((flow) => (
            <FlowRow
              flow={flow}
              holding={data?.holdings.find(({ token }) => isAddressEqual(token, flow.token))}
              key={flow.token}
              token={isAddressEqual(flow.token, zeroAddress) ? coin : tokens.get(flow.token.toLowerCase())}
            />
          ))}
          {after && after.threshold !== setup.threshold ? (
            <Row after={after.threshold} before={setup.threshold} what={words.thresholdRow} />
          ) : null}
          {after && after.owners !== setup.owners ? (
            <Row
              after={<Owners owners={after.owners} />}
              before={<Owners owners={setup.owners} />}
              what={words.ownersRow}
            />
          ) : null}
          <Row
            after={(transaction.value.nonce + 1n).toString()}
            before={transaction.value.nonce.toString()}
            what={words.nonceRow}
          />
        </tbody>
      </table>
    </SheetSection>
  )
}

function FlowRow({
  flow,
  holding,
  token,
}: {
  flow: Flow
  holding: Holding | undefined
  token: Pick<TokenFacts, 'decimals' | 'symbol'> | undefined
}) {
  const decimals = holding?.decimals ?? token?.decimals ?? 0
  const symbol = holding?.symbol ?? token?.symbol ?? '?'
  const before = holding?.amount
  const after = before === undefined ? undefined : before - flow.out
  return (
    <Row
      after={
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
        )
      }
      before={before === undefined ? '–' : <Amount decimals={decimals} symbol={symbol} value={before} />}
      what={<bdi>{symbol}</bdi>}
    />
  )
}

function Owners({ owners }: { owners: readonly AddressValue[] }) {
  const labelOf = useLabelOf()
  return (
    <ul>
      {owners.map((owner) => (
        <li key={owner}>
          <Address canCopy={false} name={labelOf(owner)} value={owner} />
        </li>
      ))}
    </ul>
  )
}

function Row({ what, before, after }: { what: ReactNode; before: ReactNode; after: ReactNode }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{before}</td>
      <td aria-hidden="true" className={styles.dim}>
        →
      </td>
      <td>{after}</td>
    </tr>
  )
}
