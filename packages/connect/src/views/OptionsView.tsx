import type { ReactNode } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { MessageKey } from '../messages/en.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Glyph, type GlyphName } from '../ui/Glyph.tsx'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { SetupPath } from '../wallets/Wallet.ts'

/** A wallet as extension, phone app or desktop app. */
export function OptionsView({ item }: { item: WalletItem }) {
  const { dispatch, environment, t } = useConnectContext()
  const { listDownloads } = useConnectWallet()
  const { name } = item
  const browser = BROWSERS[environment.browser]
  const links: Partial<Record<SetupPath, string>> = Object.fromEntries(
    listDownloads(item).map(({ path, url }) => [path, url]),
  )
  const follow = (path: SetupPath) => () => dispatch({ type: 'show', view: { item, path, view: 'instructions' } })

  return (
    <div className="csc-view">
      {links.extension && (
        <Option
          glyph="extension"
          text={t('optionExtensionText')}
          title={t('optionExtensionTitle', { target: browser, wallet: name })}
        >
          <ButtonLink href={links.extension} kind="primary" onClick={follow('extension')}>
            {t('addTo', { target: browser })}
          </ButtonLink>
        </Option>
      )}
      {links.mobile && (
        <Option
          glyph="device"
          text={t(describeMobile(item, environment))}
          title={t('optionMobileTitle', { wallet: name })}
        >
          <Button onClick={() => dispatch({ type: 'show', view: { item, view: 'install' } })}>{t('getApp')}</Button>
        </Option>
      )}
      {links.desktop && (
        <Option glyph="desktop" text={t('optionDesktopText')} title={t('optionDesktopTitle', { wallet: name })}>
          <ButtonLink href={links.desktop} onClick={follow('desktop')}>
            {t('openDownload')}
          </ButtonLink>
        </Option>
      )}
    </div>
  )
}

/** A phone cannot scan its own screen: the app opens by deep link, or the page is opened inside the app. */
function describeMobile({ reach }: WalletItem, { isMobile }: Environment): MessageKey {
  if (!isMobile) return 'optionMobileText'
  return reach === 'none' ? 'optionMobileBrowserText' : 'optionMobilePhoneText'
}

function Option({
  children,
  glyph,
  text,
  title,
}: {
  children: ReactNode
  glyph: GlyphName
  text: string
  title: string
}) {
  return (
    <section className="csc-option">
      <span className="csc-fact-glyph">
        <Glyph name={glyph} />
      </span>
      <p className="csc-strong">{title}</p>
      <p className="csc-text">{text}</p>
      {children}
    </section>
  )
}

const BROWSERS: Readonly<Record<Environment['browser'], string>> = {
  brave: 'Brave',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  other: '…',
  safari: 'Safari',
}
