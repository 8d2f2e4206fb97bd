import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { toNameFragment } from '../../domain/safe/suggestedNames.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import styles from './Home.module.css'

const t = createCatalogue('home')
const tOffline = createCatalogue('offline')

export type InvitePanelProps = { name: string | undefined; safe: CurrentSafe }

/** A link to the Safe that carries its name, for owners who open it in their own browsers. */
export function InvitePanel({ name, safe: { params } }: InvitePanelProps) {
  const fragment = name === undefined ? '' : toNameFragment(name)
  const url = `${window.location.origin}/${params.chain}/${params.safe}${fragment}`
  return (
    <div className={styles.panel}>
      <p>{t('inviteText')}</p>
      <div className={styles.code}>
        <QrCode label={t('receiveCode')} value={url} />
      </div>
      <p className={styles.link}>
        <span>{url}</span> <CopyButton text={url} what={tOffline('linkWhat')} />
      </p>
      <ShareButton data={() => ({ title: name ?? params.safe, url })} />
    </div>
  )
}
