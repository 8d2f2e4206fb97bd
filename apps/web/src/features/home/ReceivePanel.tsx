import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import styles from './Home.module.css'

const t = createCatalogue('home')
const tCommon = createCatalogue('common')

export type ReceivePanelProps = { name: string | undefined; safe: CurrentSafe }

/** What a payer needs: the whole address, as text and as a code, and the only network on which it is right. */
export function ReceivePanel({ name, safe: { address, chain } }: ReceivePanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.panelHead}>
        {name ? <bdi className={styles.panelName}>{name}</bdi> : null}
        <span>{chain.name}</span>
      </p>
      <div className={styles.code}>
        <QrCode label={t('receiveCode')} value={address} />
      </div>
      <div className={styles.addressLine}>
        <HexGroups value={address} />
        <CopyButton text={address} what={tCommon('address')} />
      </div>
      <Notice title={t('receiveOnly', { chain: chain.name })} tone="caution">
        {t('receiveText')}
      </Notice>
      <ShareButton data={() => ({ text: address, title: `${name ?? address} (${chain.name})` })} />
    </div>
  )
}
