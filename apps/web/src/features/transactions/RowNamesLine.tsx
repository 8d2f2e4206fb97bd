import type { TransactionSummary } from '@countersign/protocol/wire'
import type { SafeId } from '../../domain/safe/queries.ts'
import { parseMultisigId } from '../../domain/transactions/parseSafeTxHash.ts'
import { useRowNames } from '../../domain/transactions/rowNames.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatList } from '../../lib/messages/intl.ts'

const t = createCatalogue('rowNames')

/** As many as fit beside the time of an entry. */
const maxShown = 2

/** Names that the payments file of this transaction gave to its rows. */
export function RowNamesLine({ safe, summary }: { safe: SafeId; summary: TransactionSummary }) {
  const id = parseMultisigId(summary.id)
  return id ? <Line safe={safe} safeTxHash={id.safeTxHash} /> : null
}

function Line({ safe: { address, chainId }, safeTxHash }: { safe: SafeId; safeTxHash: `0x${string}` }) {
  const names = [...new Set(useRowNames({ address, chainId, safeTxHash }).filter((name) => name !== ''))]
  if (names.length === 0) return null
  const more = names.length - maxShown
  const name = more > 0 ? t('more', { count: more, names: names.slice(0, maxShown).join(', ') }) : formatList(names)
  return <bdi dir="auto">{t('fromFile', { name })}</bdi>
}
