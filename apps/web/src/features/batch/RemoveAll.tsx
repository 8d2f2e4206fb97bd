import { useState } from 'react'
import { batchText as words } from '../../lib/messages/batch.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type RemoveAllProps = { count: number; onRemove: () => void }

/** Empties the batch, after a second yes: what is removed is not kept anywhere. */
export function RemoveAll({ count, onRemove }: RemoveAllProps) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {words.removeAll}
      </Button>
    )
  return (
    <Notice
      actions={
        <>
          <Button look="stop" onClick={onRemove}>
            {words.removeAllYes(count)}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.removeAllNo}</Button>
        </>
      }
      isAlert
      title={words.removeAllTitle}
      tone="caution"
    >
      {words.removeAllText}
    </Notice>
  )
}
