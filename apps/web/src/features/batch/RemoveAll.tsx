import { batchText as words } from '../../lib/messages/batch.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'

export type RemoveAllProps = { count: number; onRemove: () => void }

/** Empties the batch after a confirmation: removed calls cannot be restored. */
export function RemoveAll({ count, onRemove }: RemoveAllProps) {
  return (
    <ConfirmButton
      label={words.removeAll}
      no={words.removeAllNo}
      onYes={onRemove}
      text={words.removeAllText}
      title={words.removeAllTitle}
      yes={words.removeAllYes(count)}
    />
  )
}
