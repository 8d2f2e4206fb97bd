import { sanitizeText } from '@countersign/protocol/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNameOf } from '../../domain/address-book/useName.ts'
import type { Question, RequestBody } from '../../domain/app-requests/createRequestQueue.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RichText } from '../../ui/RichText.tsx'
import styles from './AppRequests.module.css'

const t = createCatalogue('appRequests')

type RequestHeaderProps = { question: Pick<Question, 'body' | 'requester' | 'safe'>; titleId: string; waiting: number }

/** The request and its origin, as verified by the browser. Takes the focus, so that keys do not reach the app. */
export function RequestHeader({ question: { body, requester, safe }, titleId, waiting }: RequestHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const nameOf = useNameOf()
  const name = sanitizeText(requester.name, { maxLength: 60 })
  return (
    <div className={styles.head}>
      {requester.icon ? <img alt="" className={styles.icon} src={requester.icon} /> : null}
      <div className={styles.words}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <RichText>{(mark) => describe(body, mark(<bdi className={styles.origin}>{requester.origin}</bdi>))}</RichText>
        </h2>
        {/* The browser verifies the origin; the name is the app's claim. */}
        <p className={styles.line}>
          {name ? (
            <RichText>{(mark) => t(`named.${requester.via}`, { name: mark(<bdi>{name}</bdi>) })}</RichText>
          ) : (
            t(`via.${requester.via}`)
          )}
        </p>
        {/* Connected apps can send requests from any page, for any connected Safe. */}
        <p className={styles.line}>
          <RichText>
            {(mark) =>
              t('account', {
                chain: safe.chain.name,
                safe: mark(<Address canCopy={false} name={nameOf(safe.address)?.name} value={safe.address} />),
              })
            }
          </RichText>
        </p>
        {requester.isClaimed ? <Badge tone="caution">{t('claimed')}</Badge> : null}
      </div>
      {waiting > 0 ? <Badge tone="info">{t('more', { count: waiting })}</Badge> : null}
    </div>
  )
}

function describe(body: RequestBody, origin: string): string {
  switch (body.kind) {
    case 'transactions':
      return t('requests.transactions', { count: body.calls.length, origin })
    case 'message':
      return body.isOnChain ? t('requests.onChain', { origin }) : t('requests.message', { origin })
    case 'permission':
      return t('requests.permission', { origin })
  }
}

/** The one permission beyond what every app has. */
export function PermissionRequest({ onAllow }: { onAllow: () => void }) {
  return (
    <Card title={t('permission.title')}>
      <p>{t('permission.text')}</p>
      <div className={styles.allow}>
        <CloseRequestButton look="primary" onClick={onAllow}>
          {t('permission.allow')}
        </CloseRequestButton>
        <span className={styles.consequence}>{t('permission.allowText')}</span>
      </div>
    </Card>
  )
}

/** Disabled at first, since an app can time a request to appear under the pointer (clickjacking). */
export function CloseRequestButton({ onClick, ...rest }: ButtonProps) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 600)
    return () => clearTimeout(timer)
  }, [])
  return <Button {...rest} aria-disabled={!isSettled} onClick={isSettled ? onClick : undefined} />
}

/** The reject button, present until the request is decided. */
export function RejectBar({ children, onRefuse }: { onRefuse: () => void; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <Button onClick={onRefuse}>{t('reject')}</Button>
      <span className={styles.consequence}>{t('rejectText')}</span>
      {children}
    </div>
  )
}
