import { type ReactNode, useRef, useState } from 'react'
import type { PairedApps } from '../../domain/app-requests/createPairedApps.ts'
import type { PairedState } from '../../domain/app-requests/PairedApps.ts'
import { PairingLinkError } from '../../domain/app-requests/parsePairingLink.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { useIsTouch } from '../../lib/useIsTouch.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form, focusError } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './WalletConnect.module.css'

const t = createCatalogue('walletConnect')

export type PairFormProps = {
  apps: Pick<PairedApps, 'cancelPairing' | 'pair'>
  state: Pick<PairedState, 'isRelayConnected' | 'waitingFor'>
  start: string
  renderScanner: (onLink: (link: string) => void) => ReactNode
}

export function PairForm({ apps, renderScanner, start, state }: PairFormProps) {
  const [link, setLink] = useState(start)
  const [error, setError] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const isWaiting = state.waitingFor !== undefined
  const pair = (text: string) => {
    setError(undefined)
    apps.pair(text).then(
      () => setLink(''),
      (failure: unknown) => {
        setError(failure)
        focusError(form.current)
      },
    )
  }
  const linkError = error instanceof PairingLinkError ? translateMessage(error.translatable) : undefined
  // On a phone; a link that was opened comes first.
  const isCameraFirst = useIsTouch() && start === ''
  const scanner = renderScanner((scanned) => {
    setLink(scanned)
    pair(scanned)
  })
  return (
    <Card title={t('connect')}>
      <div className={styles.panel}>
        <p>{start === '' ? t('connectText') : t('linkGiven')}</p>
        {isCameraFirst ? scanner : null}
        <Form className={styles.form} onSubmit={() => !isWaiting && pair(link)} ref={form}>
          <TextField
            error={linkError}
            hint={t('linkHint')}
            label={t('link')}
            className={styles.link}
            onChange={(value) => {
              setLink(value)
              setError(undefined)
            }}
            spellCheck={false}
            value={link}
            rows={2}
          />
          <div className={styles.bar}>
            <Button isBusy={isWaiting} look={isCameraFirst ? 'outline' : 'primary'} type="submit">
              {t('connectAction')}
            </Button>
            {isWaiting ? <Button onClick={apps.cancelPairing}>{t('cancel')}</Button> : null}
          </div>
        </Form>
        <div aria-live="polite">
          {isWaiting ? (
            <Notice title={state.isRelayConnected ? t('waiting') : t('relayOpening')} tone="info">
              {t('waitingText')}
            </Notice>
          ) : null}
        </div>
        {error !== undefined && linkError === undefined ? <ErrorNotice error={error} title={t('pairFailed')} /> : null}
        {isCameraFirst ? null : <Disclosure title={t('scan')}>{scanner}</Disclosure>}
      </div>
    </Card>
  )
}
