import type { LinkedItem, LinkNames } from '@countersign/protocol/offline'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Loaded on demand, with the QR encoder. */
const VerifyElsewherePanel = lazyPart(
  async () => (await import('./VerifyElsewherePanel.tsx')).VerifyElsewherePanel,
  <Skeleton height="block" />,
)

export type VerifyElsewhereProps = {
  /** Undefined until the hashed fields are known. */
  item: LinkedItem | undefined
  names?: LinkNames | undefined
}

/** Opens an offline page that recomputes the hashes. */
export function VerifyElsewhere({ item, names }: VerifyElsewhereProps) {
  const [isOpen, setOpen] = useState(false)
  if (!item) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.link}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.link}>
        <VerifyElsewherePanel item={item} names={names} />
      </Dialog>
    </>
  )
}
