import { signText as words } from '../../lib/messages/sign.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { ChangeListProps } from '../../ui/ChangeList.tsx'

export type FlowRowParameters = {
  key: string
  /** What the Safe holds; undefined where nobody could say. */
  before: bigint | undefined
  decimals: number
  /** How much leaves the Safe; negative: comes in. */
  out: bigint
  symbol: string
  /** @default the symbol */
  what?: string
}

/** A balance before and after, or what moves of it where the balance is not known. */
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
