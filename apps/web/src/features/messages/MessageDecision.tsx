import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { MessageReport } from '../../domain/messages/MessageReport.ts'
import type { useMessageSigning } from '../../domain/messages/useMessageSigning.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { isUnsupported } from '../../domain/transactions/Report.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { messageText as words } from '../../lib/messages/message.ts'
import { signText } from '../../lib/messages/sign.ts'
import { trust } from '../../lib/messages/trust.ts'
import { ordinal } from '../../lib/ordinal.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type MessageDecision as Decision, needsMessageConsent } from './decideMessage.ts'
import styles from './Message.module.css'

export type MessageDecisionProps = {
  decision: Decision
  report: MessageReport
  safe: CurrentSafe
  signing: Pick<ReturnType<typeof useMessageSigning>, 'isBusy' | 'sign'>
  /** What the wallet and the service did with a signature. */
  status: ReactNode
  /** Says that the wallet is on another chain, and switches it. */
  wrongChain: ReactNode
}

/** After everything that could change the decision: the button with its consequence. */
export function MessageDecision({ decision, report, safe, signing, status, wrongChain }: MessageDecisionProps) {
  const { open } = useConnectDialog()
  const [hasConsent, setConsent] = useState(false)
  const [hasUnsignedConsent, setUnsignedConsent] = useState(false)
  const isDangerous = needsMessageConsent(report)
  // A service can make up a message: signing what no owner signed is a decision of its own.
  const isUnsigned = decision.kind === 'sign' && isUnsupported(report)
  const isHeld = (isDangerous && !hasConsent) || (isUnsigned && !hasUnsignedConsent)
  return (
    <section aria-label={signText.decision} className={styles.decision}>
      {status}
      {isDangerous && decision.kind === 'sign' ? (
        <label className={styles.consent}>
          <input checked={hasConsent} onChange={({ target }) => setConsent(target.checked)} type="checkbox" />
          {words.consent}
        </label>
      ) : null}
      {isUnsigned ? (
        <label className={styles.consent}>
          <input
            checked={hasUnsignedConsent}
            onChange={({ target }) => setUnsignedConsent(target.checked)}
            type="checkbox"
          />
          {signText.consentUnsigned}
        </label>
      ) : null}
      {renderDecision()}
    </section>
  )

  function renderDecision(): ReactNode {
    switch (decision.kind) {
      case 'complete':
        return null
      case 'refused':
        return (
          <Notice title={words.refusedTitle} tone="caution">
            {words.refusedText}
          </Notice>
        )
      case 'closed':
        return (
          <Notice title={trust.closedTitle} tone="stop">
            {trust.closedText}
          </Notice>
        )
      case 'blocked':
        return (
          <Notice title={words.blockedTitle} tone="stop">
            <ul>
              {decision.reasons.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </Notice>
        )
      case 'connect':
        return (
          <div className={styles.actions}>
            <Button look="primary" onClick={open}>
              {connectText.connect}
            </Button>
            <span className={styles.consequence}>{words.connectToSign}</span>
          </div>
        )
      case 'wrong-chain':
        return wrongChain
      case 'sign': {
        const { threshold } = decision
        const say = decision.ordinal >= threshold ? words.signLast : words.signPlain
        return (
          <div className={styles.actions}>
            <Button disabled={isHeld} isBusy={signing.isBusy} look="primary" onClick={signing.sign}>
              {signText.sign}: {say(ordinal(decision.ordinal), threshold)}
            </Button>
            {report.message === undefined && report.confirmations.length === 0 ? (
              <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/message">
                {signText.edit}
              </Link>
            ) : null}
          </div>
        )
      }
      case 'signed':
        return (
          <Notice title={signText.youSigned} tone="ok">
            {signText.youSignedText(decision.missing)}
          </Notice>
        )
      case 'watch':
        return (
          <Notice title={signText.notOwner} tone="info">
            {words.notOwnerText}
          </Notice>
        )
    }
  }
}
