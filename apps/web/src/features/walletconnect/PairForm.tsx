import { type ReactNode, useRef, useState } from 'react'
import type { PairedApps } from '../../domain/app-requests/createPairedApps.ts'
import type { PairedState } from '../../domain/app-requests/PairedApps.ts'
import { PairingLinkError } from '../../domain/app-requests/parsePairingLink.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import { pairingText as words } from '../../lib/messages/walletConnect.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form, focusError } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './WalletConnect.module.css'

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
  const linkError = error instanceof PairingLinkError ? translateMessage(error.words) : undefined
  return (
    <Card title={words.connect}>
      <div className={styles.panel}>
        <Form className={styles.form} onSubmit={() => !isWaiting && pair(link)} ref={form}>
          <p>{start === '' ? words.connectText : words.linkGiven}</p>
          <TextField
            error={linkError}
            hint={words.linkHint}
            label={words.link}
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
            <Button isBusy={isWaiting} look="primary" type="submit">
              {words.connectAction}
            </Button>
            {isWaiting ? <Button onClick={apps.cancelPairing}>{words.cancel}</Button> : null}
          </div>
        </Form>
        <div aria-live="polite">
          {isWaiting ? (
            <Notice title={state.isRelayConnected ? words.waiting : words.relayOpening} tone="info">
              {words.waitingText}
            </Notice>
          ) : null}
        </div>
        {error !== undefined && linkError === undefined ? <ErrorNotice error={error} title={words.pairFailed} /> : null}
        <Disclosure title={words.scan}>
          {renderScanner((scanned) => {
            setLink(scanned)
            pair(scanned)
          })}
        </Disclosure>
      </div>
    </Card>
  )
}
