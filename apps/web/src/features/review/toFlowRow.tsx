import { signText as words } from '../../lib/messages/sign.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { ChangeListProps } from '../../ui/ChangeList.tsx'

export type FlowRowParameters = {
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
export function toFlowRow({
  key,
  before,
  decimals,
  out,
  symbol,
  what = symbol,
}: FlowRowParameters): ChangeListProps['rows'][number] {
  const after = before === undefined ? undefined : before - out
  return {
    key,
    what: <bdi>{what}</bdi>,
    before: before === undefined ? '–' : <Amount decimals={decimals} symbol={symbol} value={before} />,
    after:
      after === undefined ? (
        <Amount decimals={decimals} direction={out > 0n ? 'out' : 'in'} symbol={symbol} value={out > 0n ? out : -out} />
      ) : after < 0n ? (
        <Badge tone="stop">{words.moreThanHeld}</Badge>
      ) : (
        <Amount decimals={decimals} symbol={symbol} value={after} />
      ),
  }
}
