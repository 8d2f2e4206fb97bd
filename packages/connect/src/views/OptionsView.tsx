import type { ReactNode } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { Environment } from '../list/Environment.ts'
import { getDownload } from '../list/getDownload.ts'
import type { WalletItem } from '../list/WalletItem.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Glyph, type GlyphName } from '../ui/Glyph.tsx'
import type { SetupPath } from '../wallets/Wallet.ts'

/** A wallet as an extension, on the phone or on the desktop. */
export function OptionsView({ item }: { item: WalletItem }) {
  const { dispatch, environment, t } = useConnectContext()
  const { name, wallet } = item
  const [browser, platform] = nameEnvironment(environment)
  const links = {
    desktop: getDownload(wallet, 'desktop', environment),
    extension: getDownload(wallet, 'extension', environment),
  }
  const hasMobile = getDownload(wallet, 'mobile', environment) !== undefined
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
      {hasMobile && (
        <Option glyph="device" text={t('optionMobileText')} title={t('optionMobileTitle', { wallet: name })}>
          <Button onClick={() => dispatch({ type: 'show', view: { item, view: 'install' } })}>{t('getApp')}</Button>
        </Option>
      )}
      {links.desktop && (
        <Option glyph="desktop" text={t('optionDesktopText')} title={t('optionDesktopTitle', { wallet: name })}>
          <ButtonLink href={links.desktop} onClick={follow('desktop')}>
            {t('addTo', { target: platform })}
          </ButtonLink>
        </Option>
      )}
    </div>
  )
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

const NAMES = {
  android: 'Android',
  brave: 'Brave',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  opera: 'Opera',
  other: '…',
  safari: 'Safari',
  windows: 'Windows',
} as const

const nameEnvironment = ({ browser, platform }: Environment) => [NAMES[browser], NAMES[platform]] as const
