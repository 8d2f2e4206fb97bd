import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { PairedApps } from '../../domain/pairing/createPairedApps.ts'
import type { PairedState } from '../../domain/pairing/PairedApps.ts'
import { PairingLinkError } from '../../domain/pairing/parsePairingLink.ts'
import { pairingText as words } from '../../lib/messages/pairing.ts'
import { inWords } from '../../lib/messages/said.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Pairing.module.css'

export type PairFormProps = {
  apps: Pick<PairedApps, 'cancelPairing' | 'pair'>
  state: Pick<PairedState, 'isRelayConnected' | 'waitingFor'>
  /** The link that brought the reader here. */
  start: string
  /** Reads a code off another screen. */
  renderScanner: (onLink: (link: string) => void) => ReactNode
}

/** One link, pasted or scanned. A link that was opened is not taken before somebody says so. */
export function PairForm({ apps, renderScanner, start, state }: PairFormProps) {
  const [link, setLink] = useState(start)
  const [error, setError] = useState<unknown>()
  const area = useRef<HTMLTextAreaElement>(null)
  const isWaiting = state.waitingFor !== undefined
  const pair = (text: string) => {
    setError(undefined)
    apps.pair(text).then(
      () => setLink(''),
      (failure: unknown) => {
        setError(failure)
        if (failure instanceof PairingLinkError) area.current?.focus()
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWaiting) pair(link)
  }
  const linkError = error instanceof PairingLinkError ? inWords(error.words) : undefined
  return (
    <Card title={words.connect}>
      <div className={styles.panel}>
        <form className={styles.form} noValidate onSubmit={submit}>
          <p>{start === '' ? words.connectText : words.linkGiven}</p>
          <Field error={linkError} hint={words.linkHint} label={words.link}>
            {(control) => (
              <textarea
                {...control}
                autoComplete="off"
                className={cx(control.className, styles.link)}
                onChange={({ target }) => {
                  setLink(target.value)
                  setError(undefined)
                }}
                ref={area}
                spellCheck={false}
                value={link}
              />
            )}
          </Field>
          <div className={styles.bar}>
            <Button isBusy={isWaiting} look="primary" type="submit">
              {words.connectAction}
            </Button>
            {isWaiting ? <Button onClick={apps.cancelPairing}>{words.cancel}</Button> : null}
          </div>
        </form>
        <div aria-live="polite">
          {isWaiting ? (
            <Notice title={state.isRelayConnected ? words.waiting : words.relayOpening} tone="info">
              {words.waitingText}
            </Notice>
          ) : null}
        </div>
        {error !== undefined && linkError === undefined ? <ErrorNotice error={error} title={words.pairFailed} /> : null}
        <Fold title={words.scan}>
          {renderScanner((scanned) => {
            setLink(scanned)
            pair(scanned)
          })}
        </Fold>
      </div>
    </Card>
  )
}
