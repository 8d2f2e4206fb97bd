import {
  type LinkedItem,
  type LinkedMessage,
  LinkedMessageSchema,
  type LinkedTransaction,
  type LinkNames,
} from '@countersign/protocol/offline'
import { useState } from 'react'
import type { MessageReport, Report } from '../../domain/transactions/Report.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const t = createCatalogue('verify')

/** Loaded on demand, with the QR encoder. */
const VerifyElsewherePanel = lazyPart(
  async () => (await import('./VerifyElsewherePanel.tsx')).VerifyElsewherePanel,
  <Skeleton height="block" />,
)

type VerifyElsewhereProps = {
  /** Undefined until the hashed fields are known. */
  item: LinkedItem | undefined
  names?: LinkNames | undefined
}

export function VerifyElsewhere({ item, names }: VerifyElsewhereProps) {
  const [isOpen, setOpen] = useState(false)
  if (!item) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('link')}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('link')}>
        <VerifyElsewherePanel item={item} names={names} />
      </Dialog>
    </>
  )
}

/** The data another device needs to recompute the hashes; undefined until the Safe's version is known. */
export function toLinkedTransaction({ id, signatures, state, transaction }: Report): LinkedTransaction | undefined {
  if (!state || !transaction) return undefined
  return {
    kind: 'transaction',
    chainId: id.chainId,
    safe: id.address,
    version: state.version,
    transaction: transaction.value,
    signatures: signatures?.value.map(({ data }) => data) ?? [],
    ...(state.planned ? { planned: state.planned } : {}),
  }
}

export function toLinkedMessage({ confirmations, content, id, state }: MessageReport): LinkedMessage | undefined {
  if (!state || !content) return undefined
  const parsed = LinkedMessageSchema.safeParse({
    chainId: `${id.chainId}`,
    safe: id.address,
    version: state.version,
    content: content.value,
    signatures: confirmations.flatMap(({ data }) => data ?? []),
  })
  // Undefined: longer than a link may be.
  return parsed.success ? parsed.data : undefined
}
