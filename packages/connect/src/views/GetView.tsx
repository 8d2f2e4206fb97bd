import type { ReactNode } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { MessageKeyWith } from '../messages/format.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Glyph, type GlyphName } from '../ui/Glyph.tsx'
import { LazyQrCode } from '../ui/LazyQrCode.tsx'
import { getDownload, listPaths } from '../wallet-list/downloads.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import type { SetupPath, SetupStep } from '../wallets/Wallet.ts'

type StepKey = MessageKeyWith<'wallet'>

type StepMessages = { glyph: GlyphName | 'brand'; text: StepKey; title: StepKey }

export const STEP_MESSAGES: Readonly<Record<SetupStep, StepMessages>> = {
  connectApp: { glyph: 'device', text: 'stepConnectAppText', title: 'stepConnectAppTitle' },
  connectDesktop: { glyph: 'desktop', text: 'stepConnectDesktopText', title: 'stepConnectDesktopTitle' },
  connectDevice: { glyph: 'device', text: 'stepConnectDeviceText', title: 'stepConnectDeviceTitle' },
  createPasskey: { glyph: 'plus', text: 'stepCreatePasskeyText', title: 'stepCreatePasskeyTitle' },
  createWallet: { glyph: 'plus', text: 'stepCreateWalletText', title: 'stepCreateWalletTitle' },
  installApp: { glyph: 'brand', text: 'stepInstallAppText', title: 'stepInstallAppTitle' },
  installDesktop: { glyph: 'brand', text: 'stepInstallDesktopText', title: 'stepInstallDesktopTitle' },
  installExtension: { glyph: 'brand', text: 'stepInstallExtensionText', title: 'stepInstallExtensionTitle' },
  openInApp: { glyph: 'device', text: 'stepOpenInAppText', title: 'stepOpenInAppTitle' },
  openBrowserWallet: { glyph: 'wallet', text: 'stepOpenBrowserWalletText', title: 'stepOpenBrowserWalletTitle' },
  refreshPage: { glyph: 'refresh', text: 'stepRefreshPageText', title: 'stepRefreshPageTitle' },
  scanCode: { glyph: 'scan', text: 'stepScanCodeText', title: 'stepScanCodeTitle' },
  scanFromSettings: { glyph: 'scan', text: 'stepScanFromSettingsText', title: 'stepScanFromSettingsTitle' },
}

const MAX_OFFERS = 5
const KINDS: readonly (readonly [SetupPath, MessageKeyWith<never>])[] = [
  ['mobile', 'kindMobile'],
  ['extension', 'kindExtension'],
  ['desktop', 'kindDesktop'],
]

/** The first wallets of the list available for this device. */
export function GetView() {
  const { dispatch, environment, layout, sections, t } = useConnectContext()
  const offers = sections
    .filter(({ name }) => name !== 'installed' && name !== 'recent')
    .flatMap(({ items }) => items)
    .map((item) => {
      const paths = listPaths(item, environment)
      return { item, kinds: KINDS.filter(([path]) => paths.includes(path)) }
    })
    .filter(({ kinds }) => kinds.length > 0)
    .slice(0, MAX_OFFERS)

  const get = (item: WalletItem, paths: readonly SetupPath[]) => {
    const isMobileOnly = paths.length === 1 && paths[0] === 'mobile' && !environment.isMobile
    dispatch({ type: 'show', view: { item, view: isMobileOnly ? 'install' : 'options' } })
  }

  return (
    <div className="csc-view">
      <ul className="csc-offers">
        {offers.map(({ item, kinds }) => (
          <li className="csc-offer" key={item.id}>
            <BrandIcon icon={item.icon} name={item.name} size={48} />
            <div className="csc-offer-words">
              <p className="csc-strong">{item.name}</p>
              <p className="csc-text">{kinds.map(([, key]) => t(key)).join(' · ')}</p>
            </div>
            <button
              aria-label={t('getNamed', { wallet: item.name })}
              className="csc-button csc-button-secondary"
              onClick={() =>
                get(
                  item,
                  kinds.map(([path]) => path),
                )
              }
              type="button"
            >
              {t('get')}
            </button>
          </li>
        ))}
      </ul>
      <div className="csc-foot">
        <p className="csc-strong">{t('getOther')}</p>
        <p className="csc-text">{t('getOtherText')}</p>
        {layout !== 'wide' && (
          <Button kind="quiet" onClick={() => dispatch({ type: 'open', view: 'list' })}>
            {t('chooseOther')}
          </Button>
        )}
      </div>
    </div>
  )
}

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
function describeMobile({ reach }: WalletItem, { isMobile }: Environment): MessageKeyWith<never> {
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

/** A QR code that opens the download on the phone; on a phone, the link itself. */
export function InstallView({ item }: { item: WalletItem }) {
  const { dispatch, environment, t } = useConnectContext()
  const { connect } = useConnectWallet()
  const { name, wallet } = item
  const link = getDownload(wallet, 'mobile', environment)
  const next = () =>
    wallet.steps?.mobile
      ? dispatch({ type: 'show', view: { item, path: 'mobile', view: 'instructions' } })
      : connect(item)
  return (
    <div className="csc-view csc-view-center">
      {link && !environment.isMobile && (
        <>
          <LazyQrCode label={t('qrInstallLabel', { wallet: name })} value={link} />
          <p className="csc-text">{t('installText', { wallet: name })}</p>
        </>
      )}
      <div className="csc-actions csc-actions-row">
        {link && (
          <ButtonLink href={link} kind={environment.isMobile ? 'primary' : 'quiet'}>
            {t('openDownload')}
          </ButtonLink>
        )}
        <Button kind={environment.isMobile ? 'secondary' : 'primary'} onClick={next}>
          {t('continue')}
        </Button>
      </div>
    </div>
  )
}

/** Three set-up steps. */
export function InstructionsView({ item, path }: { item: WalletItem; path: SetupPath }) {
  const { environment, t } = useConnectContext()
  const { connect } = useConnectWallet()
  const values = { wallet: item.name }
  return (
    <div className="csc-view csc-view-center">
      <ol className="csc-steps">
        {item.wallet.steps?.[path]?.map((named) => {
          const step = toStepHere(named, item, environment)
          const { glyph, text, title } = STEP_MESSAGES[step]
          return (
            <li className="csc-step" key={step}>
              {glyph === 'brand' ? (
                <BrandIcon icon={item.icon} name={item.name} size={48} />
              ) : (
                <span className="csc-fact-glyph">
                  <Glyph name={glyph} />
                </span>
              )}
              <div>
                <p className="csc-strong">{t(title, values)}</p>
                <p className="csc-text">{t(text, values)}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="csc-actions">
        {path === 'extension' || (item.reach === 'none' && !environment.isMobile) ? (
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('refresh')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => connect(item)}>
            {t('connect')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The catalogue assumes a phone beside a computer. On the phone itself nothing is scanned. */
function toStepHere(step: SetupStep, { reach }: WalletItem, { isMobile }: Environment): SetupStep {
  // A desktop app without pairing is detected like an extension, after a reload.
  if (reach === 'none' && step === 'connectDesktop') return 'refreshPage'
  if (!isMobile || (step !== 'scanCode' && step !== 'scanFromSettings')) return step
  return reach === 'none' ? 'openInApp' : 'connectApp'
}
