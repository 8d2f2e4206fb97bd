import { type ReactElement, useState } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button } from './Button.tsx'

const t = createCatalogue('common')

/** The first items, and a button for more: somebody else decides how many there are, and each costs milliseconds. */
export function useShownItems<item>(
  items: readonly item[],
  first = 100,
): { shown: readonly item[]; more: ReactElement | null } {
  const [limit, setLimit] = useState(first)
  const next = Math.min(items.length - limit, 3 * limit)
  const more =
    next > 0 ? (
      <Button look="quiet" onClick={() => setLimit(limit + next)}>
        {t('showMore', { count: next })}
      </Button>
    ) : null
  return { more, shown: items.slice(0, limit) }
}
