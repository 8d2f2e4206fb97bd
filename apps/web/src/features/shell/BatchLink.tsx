import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useBatch } from '../../domain/transaction-builder/Batch.ts'
import { shell } from '../../lib/messages/shell.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The Safe's batch with its count; hidden while empty. */
export function BatchLink({ safe }: { safe: CurrentSafe }) {
  const { items } = useBatch(safe).batch
  if (items.length === 0) return null
  return (
    <Link
      aria-label={shell.batch(items.length)}
      className={buttonClass('outline')}
      params={safe.params}
      title={shell.batch(items.length)}
      to="/$chain/$safe/batch"
    >
      <Icon name="batch" />
      {items.length}
    </Link>
  )
}
