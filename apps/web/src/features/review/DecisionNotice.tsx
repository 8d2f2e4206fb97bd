import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BlockedNotice, WayOut } from './BlockedNotice.tsx'
import type { Decision } from './decide.ts'
import { Outcome } from './ExecutedNotice.tsx'

const t = createCatalogue('review')
const tMessage = createCatalogue('message')
const tShell = createCatalogue('shell')
const tStatus = createCatalogue('status')

type DecisionNoticeProps = {
  decision: Decision
  isPlanned: boolean
  /** Another owner's account is here that can sign. */
  isSignable: boolean
  safe: CurrentSafe
  subject: 'message' | 'transaction'
  /** Notice and button to switch the wallet's chain. */
  wrongChain: ReactNode
}

/** What happened, or what is wrong: above the buttons of the decision bar. */
export function DecisionNotice({ decision, isPlanned, isSignable, safe, subject, wrongChain }: DecisionNoticeProps) {
  switch (decision.kind) {
    case 'past':
      return <Outcome outcome={decision.outcome} />
    case 'complete':
      return (
        <p>
          <Badge tone="ok">{tMessage('complete')}</Badge>
        </p>
      )
    case 'refused':
      return (
        <Notice title={tMessage('refusedTitle')} tone="caution">
          {tMessage('refusedText')}
        </Notice>
      )
    case 'closed':
      return (
        <Notice actions={<WayOut remedy="node" safe={safe} />} title={tStatus('closedTitle')} tone="stop">
          {tStatus('closedText')}
        </Notice>
      )
    case 'blocked':
      return <BlockedNotice kind={subject} reasons={decision.reasons} safe={safe} />
    case 'wrong-chain':
      return wrongChain
    case 'later':
      return (
        <Notice
          actions={
            <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/queue">
              {tShell('queue')}
            </Link>
          }
          title={t('readyLater', { nonce: String(decision.nonce) })}
          tone="info"
        />
      )
    case 'signed':
      return (
        <Notice title={t('youSigned')} tone="ok">
          <p>{t('youSignedText', { missing: decision.missing })}</p>
          {isPlanned ? <p>{t('youSignedPlanned')}</p> : null}
        </Notice>
      )
    case 'watch':
      return isSignable ? null : (
        <Notice title={t('notOwner')} tone="info">
          {(subject === 'message' ? tMessage : t)('notOwnerText')}
        </Notice>
      )
    case 'connect':
    case 'execute':
    case 'sign':
      return null
  }
}
