import { Link } from '@tanstack/react-router'
import { isAddressEqual } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { isPast, type NestedLevel, type Report } from '../../domain/transactions/Report.ts'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { nestedText as words } from '../../lib/messages/nested.ts'
import { Address, HexGroups } from '../../ui/Address.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export type NestedListProps = { report: Report /** Chain name in links. */; chain: string }

/** Effects of this transaction in other Safes, level by level: an approved hash alone is unreadable. */
export function NestedList({ report, chain }: NestedListProps) {
  return report.nested?.map((level) => (
    <Level
      chain={chain}
      key={`${level.act}${level.by}${level.id.address}${level.id.safeTxHash}`}
      level={level}
      of={report}
    />
  ))
}

function Level({ level, chain, of: report }: { level: NestedLevel; chain: string; of: Report }) {
  const { act, by, id, state, transaction, valid } = level
  const labelOf = useLabelOf()
  const { effect, isLoading } = useTransactionDescription({ chainId: id.chainId, safe: id.address, transaction })
  return (
    <SheetSection
      aside={<Evidence kind={transaction ? 'recomputed' : 'claimed'} />}
      look={transaction ? 'plain' : 'stop'}
      title={act === 'approve' ? words.approves : words.executes}
    >
      <p>
        {effect ? <EffectSentence effect={effect} form="whole" /> : null}
        {!effect && isLoading && transaction ? <Skeleton width="long" /> : null}
        {transaction ? null : words.unknown}
      </p>
      <FieldList>
        {isAddressEqual(by, report.id.address) ? null : (
          <FieldPair label={act === 'approve' ? words.approvedBy : words.executedBy}>
            <Address form="full" hasIcon name={labelOf(by)} value={by} />
          </FieldPair>
        )}
        <FieldPair label={words.inSafe}>
          <Address form="full" hasIcon name={labelOf(id.address)} value={id.address} />
        </FieldPair>
        <FieldPair label={words.hash}>
          <HexGroups value={id.safeTxHash} />
        </FieldPair>
        {state && !isPast(report) ? (
          <FieldPair label={words.state}>
            {words.count(valid, state.threshold)} <Evidence block={state.block} kind="chain" />
            {act === 'approve' ? <p>{words.after(state.threshold - valid)}</p> : null}
          </FieldPair>
        ) : null}
      </FieldList>
      {transaction ? (
        <p>
          <Link params={{ chain, safe: id.address, id: id.safeTxHash }} to="/$chain/$safe/tx/$id">
            {words.open}
          </Link>
        </p>
      ) : null}
    </SheetSection>
  )
}
