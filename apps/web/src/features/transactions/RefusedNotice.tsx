import type { RefusedRow } from '@countersign/protocol/wire'
import { historyText as words } from '../../lib/messages/history.ts'
import { Notice } from '../../ui/Notice.tsx'

/** Most rows named: a service can send any number. */
const maxNamed = 5

/** Lists malformed rows, which are rejected one by one instead of dropped silently. */
export function RefusedNotice({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  const named = rows.slice(0, maxNamed)
  return (
    <Notice title={words.refusedTitle(rows.length)} tone="caution">
      <p>{words.refusedText}</p>
      <ul>
        {named.map(({ id, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: malformed rows have no other key
          <li key={index}>{words.refusedRow(id ? shorten(id) : words.refusedNameless, place)}</li>
        ))}
        {rows.length > named.length ? <li>{words.refusedMore(rows.length - named.length)}</li> : null}
      </ul>
    </Notice>
  )
}

/** Ids differ in their ends. */
function shorten(id: string): string {
  return id.length <= 40 ? id : `${id.slice(0, 20)}…${id.slice(-10)}`
}
