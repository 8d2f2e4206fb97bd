import { useState } from 'react'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Custody.module.css'
import { explainProof, ProofBadge } from './ProofBadge.tsx'
import type { ProofSubject } from './useOwnerProofs.ts'

const t = createCatalogue('custody')

/** Loaded on demand, with the QR encoder. */
const ProofPanel = lazyPart(async () => (await import('./ProofPanel.tsx')).ProofPanel, <Skeleton height="block" />)

/** Whether a future owner has shown that they can sign, and how to ask them. */
export function ProofLine({ owner, purpose, safe, state, version }: ProofSubject) {
  const [isOpen, setOpen] = useState(false)
  const { report } = state ?? {}
  const reason = explainProof(report)
  return (
    <div className={styles.line}>
      <ProofBadge report={report} />
      {reason ? <span className={styles.quiet}>{reason}</span> : null}
      {report?.status === 'proven' ? null : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('ask')}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('ask')}>
        <ProofPanel owner={owner} purpose={purpose} safe={safe} state={state} version={version} />
      </Dialog>
    </div>
  )
}
