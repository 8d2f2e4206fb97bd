import { type ReactNode, useEffect, useId, useState } from 'react'
import { listErrorMessages } from '../errors/listErrorCodes.ts'
import type { DeviceLine } from '../hardware/HardwareSigner.ts'
import { HardwareError } from '../hardware/hardwareErrors.ts'
import type { Translate } from '../messages/format.ts'
import type { ThemeProps } from '../theme/Theme.ts'
import { Button } from '../ui/Button.tsx'
import { Drawing } from '../ui/CloseButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useLayout } from '../ui/useLayout.ts'
import { readEnvironment } from '../wallet-list/Environment.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { CodeScanner } from './CodeScanner.tsx'
import { DeviceStatus } from './DeviceStatus.tsx'
import { describeFailure } from './describeFailure.ts'
import type { HardwareScreen } from './HardwareUi.ts'

/** Milliseconds that one part of an animated code is shown: cameras of devices need several frames. */
const PART_TIME = 200

export type HardwareDialogProps = {
  language: string
  name: string
  onClose(): void
  screen: HardwareScreen
  t: Translate
  themeProps: ThemeProps
}

/** Everything that a device needs of its user, in one dialog. */
export function HardwareDialog({ language, name, onClose, screen, t, themeProps }: HardwareDialogProps) {
  const titleId = useId()
  const [environment] = useState(readEnvironment)
  const layout = useLayout('compact', environment)
  return (
    <Dialog
      focusKey={screen.screen}
      isOpen
      labelledBy={titleId}
      language={language}
      layout={layout}
      onClose={onClose}
      size="narrow"
      themeProps={themeProps}
    >
      <div className="csc-header">
        <span className="csc-header-slot" />
        <h1 className="csc-title" data-csc-heading="" id={titleId} tabIndex={-1}>
          {getTitle(screen, name, t)}
        </h1>
        <button aria-label={t('close')} className="csc-icon-button" onClick={onClose} type="button">
          <Drawing path="M6 6l12 12M18 6L6 18" />
        </button>
      </div>
      <div aria-live="polite" className="csc-view csc-view-center csc-device" data-csc-screen={screen.screen}>
        <Screen key={screen.screen} screen={screen} t={t} />
      </div>
    </Dialog>
  )
}

function getTitle(screen: HardwareScreen, name: string, t: Translate): string {
  switch (screen.screen) {
    case 'accounts':
      return t('deviceAccounts')
    case 'confirm':
      return t('deviceConfirm')
    case 'plug':
      return t('devicePlug')
    case 'show':
      return t('deviceShowCode')
    case 'scan':
      return t(screen.isAnswer ? 'deviceScanAnswer' : 'devicePair')
    case 'failed':
    case 'waiting':
      return name
  }
}

function Screen({ screen, t }: { screen: HardwareScreen; t: Translate }) {
  switch (screen.screen) {
    case 'waiting':
      return <DeviceStatus text={t(screen.text)} />
    case 'plug':
      return (
        <>
          <p className="csc-text">{t('devicePlugText')}</p>
          <Actions>
            <Button kind="primary" onClick={screen.onChoose}>
              {t('deviceChoose')}
            </Button>
          </Actions>
        </>
      )
    case 'accounts':
      return <AccountPicker {...screen} t={t} />
    case 'confirm':
      return (
        <>
          <DeviceStatus text={t('deviceWaiting')} />
          <p className="csc-text">{t(screen.isHashed ? 'deviceConfirmHashes' : 'deviceConfirmFields')}</p>
          <DeviceLines lines={screen.lines} />
        </>
      )
    case 'show':
      return <ShownCode {...screen} t={t} />
    case 'scan':
      return <CodeScanner {...screen} t={t} />
    case 'failed':
      return <Failure {...screen} t={t} />
  }
}

const Actions = ({ children }: { children: ReactNode }) => <div className="csc-actions">{children}</div>

/** What the device shows, in its order. */
function DeviceLines({ lines }: { lines: readonly DeviceLine[] }) {
  return (
    // The keyboard scrolls what is longer than the dialog.
    <dl className="csc-device-lines" tabIndex={0}>
      {lines.map(({ title, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of the same name keep their order
        <div key={index}>
          <dt>{title}</dt>
          <dd className="csc-mono" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ShownCodeProps = Extract<HardwareScreen, { screen: 'show' }> & { t: Translate }

/** The request as a code, animated if it needs several; it goes on until the device has read it. */
function ShownCode({ count, lines, onNext, parts, t }: ShownCodeProps) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (count === 1) return
    const timer = setInterval(() => setIndex((shown) => shown + 1), PART_TIME)
    return () => clearInterval(timer)
  }, [count])
  return (
    <>
      <div className="csc-qr-frame">
        <QrCode label={t('deviceShowCode')} value={parts(index).toUpperCase()} />
      </div>
      <p className="csc-text">{t('deviceShowCodeText')}</p>
      <Actions>
        <Button kind="primary" onClick={onNext}>
          {t('deviceScanAnswer')}
        </Button>
      </Actions>
      <DeviceLines lines={lines} />
    </>
  )
}

/** What failed and the way out; closing the dialog signs nothing. */
function Failure({ account, error, onRetry, t }: Extract<HardwareScreen, { screen: 'failed' }> & { t: Translate }) {
  const { text, title } = describeFailure(error instanceof HardwareError ? error.failure : undefined)
  return (
    <>
      <DeviceStatus isFailed text={t(title)} />
      <p className="csc-text">{t(text, { account: account ?? '' })}</p>
      <Actions>
        <Button kind="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Actions>
      <details className="csc-details">
        <summary>{t('details')}</summary>
        <pre>{[...new Set(listErrorMessages(error))].join('\n').slice(0, 1_000)}</pre>
      </details>
    </>
  )
}
