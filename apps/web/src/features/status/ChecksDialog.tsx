import { CheckList } from '../../domain/verification/CheckList.tsx'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { trust } from '../../lib/messages/trust.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './TrustStrip.module.css'

export type ChecksDialogProps = { checks: readonly Check[]; isOpen: boolean; onClose: () => void }

export function ChecksDialog({ checks, isOpen, onClose }: ChecksDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={trust.dialogTitle}>
      <p className={styles.lead}>{trust.dialogLead}</p>
      {checks.length === 0 ? <p>{trust.none}</p> : <CheckList checks={checks} />}
    </Dialog>
  )
}
