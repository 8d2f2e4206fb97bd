import type { Standing, Who } from '../../domain/app-requests/PairedApps.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import styles from './WalletConnect.module.css'

const t = createCatalogue('walletConnect')

const tones = { claimed: 'caution', contradicted: 'stop', proven: 'ok', scam: 'stop' } as const satisfies Record<
  Standing,
  Tone
>

export function PeerLine({ who: { origin, standing } }: { who: Who }) {
  return (
    <>
      <bdi className={styles.origin}>{origin || t('noOrigin')}</bdi>
      <Badge tone={tones[standing]}>{t(`origin.${standing}`)}</Badge>
    </>
  )
}

export function describeStanding({ seenAt = '', standing }: Who): string {
  if (standing !== 'contradicted') return t(`originText.${standing}`)
  return seenAt === '' ? t('originText.elsewhere') : t('originText.contradicted', { seenAt })
}
