import { useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useIsTouch } from '../../lib/useIsTouch.ts'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './OpenWallet.module.css'

const t = createCatalogue('review')

/** The provider of a WalletConnect session (`packages/connect`). */
const ProviderSchema = z.object({ requestLink: z.string() })

/** On a phone, opens the wallet's app while it has a request. The wallet may have named the link, so its host is shown. */
export function OpenWallet() {
  // On a computer the session is with a phone, which cannot be opened from here.
  return useIsTouch() ? <RequestLink /> : null
}

function RequestLink() {
  const link = useRequestLink()
  if (link === undefined) return null
  const { host, protocol } = new URL(link)
  // In a new tab, which iOS closes when an app takes over.
  const isWeb = protocol === 'https:'
  return (
    <span className={styles.open}>
      <a className={buttonClass('primary')} href={link} rel="noreferrer" target={isWeb ? '_blank' : undefined}>
        {t('openWallet')}
      </a>
      <bdi className={styles.host}>{isWeb ? host : protocol}</bdi>
    </span>
  )
}

function useRequestLink(): string | undefined {
  const { connector } = useConnection()
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let isGone = false
    const find = async () => ProviderSchema.safeParse(await connector?.getProvider()).data?.requestLink
    find().then(
      (found) => isGone || setLink(found),
      // Without a link the wallet is opened by hand.
      () => isGone || setLink(undefined),
    )
    return () => {
      isGone = true
    }
  }, [connector])
  return link
}
