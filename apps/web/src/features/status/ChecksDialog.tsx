import { CheckList } from '../../domain/verification/CheckList.tsx'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './StatusBar.module.css'

const t = createCatalogue('checks')

export type ChecksDialogProps = { checks: readonly Check[]; isOpen: boolean; onClose: () => void }

export function ChecksDialog({ checks, isOpen, onClose }: ChecksDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dialogTitle')}>
      <p className={styles.lead}>{t('dialogText')}</p>
      {checks.length === 0 ? <p>{t('none')}</p> : <CheckList checks={checks} />}
    </Dialog>
  )
}
