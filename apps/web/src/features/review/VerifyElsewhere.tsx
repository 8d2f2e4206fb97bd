import type { LinkedItem, LinkNames } from '@countersign/protocol/offline'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { verifyText as words } from '../../lib/messages/verify.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** Only where somebody asks for it: the code's encoder is part of it. */
const VerifyElsewherePanel = lazyPart(
  async () => (await import('./VerifyElsewherePanel.tsx')).VerifyElsewherePanel,
  <Skeleton height="block" />,
)

export type VerifyElsewhereProps = {
  /** Undefined while it is not known what is hashed: then there is nothing to compare. */
  item: LinkedItem | undefined
  /** What this page calls the accounts and tokens of it. */
  names?: LinkNames | undefined
}

/** The way to a page that asks nobody and works out the same. */
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
