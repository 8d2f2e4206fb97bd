import type { Standing, Who } from '../../domain/app-requests/PairedApps.ts'
import { pairingText as words } from '../../lib/messages/walletConnect.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import styles from './WalletConnect.module.css'

const tones = { claimed: 'caution', contradicted: 'stop', proven: 'ok', scam: 'stop' } as const satisfies Record<
  Standing,
  Tone
>

export function PeerLine({ who: { origin, standing } }: { who: Who }) {
  return (
    <>
      <bdi className={styles.origin}>{origin || words.noOrigin}</bdi>
      <Badge tone={tones[standing]}>{words.standing[standing]}</Badge>
    </>
  )
}

export function describeStanding({ seenAt = '', standing }: Who): string {
  return standing === 'contradicted' ? words.watchlistText.contradicted(seenAt) : words.watchlistText[standing]
}
