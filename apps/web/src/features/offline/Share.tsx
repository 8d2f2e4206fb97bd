import { useState } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const t = createCatalogue('offline')

/** Loaded on demand, with the QR encoder. */
const SharePanel = lazyPart(async () => (await import('./SharePanel.tsx')).SharePanel, <Skeleton height="block" />)

/** Shares the transaction with other owners without a service. */
export function Share({ report, safe }: { report: Report; safe: CurrentSafe }) {
  const [isOpen, setOpen] = useState(false)
  if (!report.transaction || !report.state) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('share')}</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('shareTitle')}>
        <SharePanel report={report} safe={safe} />
      </Dialog>
    </>
  )
}
