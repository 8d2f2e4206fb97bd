import type { PairedApps } from '../../domain/walletconnect/createPairedApps.ts'
import type { PairedNote } from '../../domain/walletconnect/PairedApps.ts'
import { pairingText as words } from '../../lib/messages/walletConnect.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './WalletConnect.module.css'

export function SessionNotices({ dismiss, notes }: { dismiss: PairedApps['dismiss']; notes: readonly PairedNote[] }) {
  return (
    <div aria-live="polite" className={notes.length > 0 ? styles.notes : undefined}>
      {notes.map(({ id, name, what }) => (
        <Notice
          actions={<Button onClick={() => dismiss(id)}>{words.dismiss}</Button>}
          key={id}
          title={words.notes[what](name || words.noName)}
          tone={what === 'ended' || what === 'proposalExpired' ? 'info' : 'caution'}
        >
          {words.notesText[what]}
        </Notice>
      ))}
    </div>
  )
}
