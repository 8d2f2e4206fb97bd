import type { RefusedRow } from '@countersign/protocol/wire'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('history')

/** Most rows named: a service can send any number. */
const maxNamed = 5

/** Lists malformed rows, which are rejected one by one instead of dropped silently. */
export function RefusedNotice({ rows }: { rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null
  const named = rows.slice(0, maxNamed)
  return (
    <Notice title={t('refusedTitle', { count: rows.length })} tone="caution">
      <p>{t('refusedText')}</p>
      <ul>
        {named.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: malformed rows have no other key
          <li key={index}>{nameRow(row)}</li>
        ))}
        {rows.length > named.length ? <li>{t('refusedMore', { count: rows.length - named.length })}</li> : null}
      </ul>
    </Notice>
  )
}

/** Without `place` the row itself is invalid: no colon follows its name. */
function nameRow({ id, place }: RefusedRow): string {
  const name = id ? shorten(id) : t('refusedWithoutId')
  return place === '' ? name : t('refusedRow', { name, place })
}

/** Ids differ in their ends. */
function shorten(id: string): string {
  return id.length <= 40 ? id : `${id.slice(0, 20)}…${id.slice(-10)}`
}
