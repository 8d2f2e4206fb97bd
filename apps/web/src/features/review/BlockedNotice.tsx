import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import { useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { findRemedy, type Remedy } from './findRemedy.ts'

const t = createCatalogue('review')
const tMessage = createCatalogue('message')
const tCommands = createCatalogue('commands')
const tCommon = createCatalogue('common')
const tShell = createCatalogue('shell')

export type BlockedNoticeProps = {
  kind: 'message' | 'transaction'
  reasons: readonly Check[]
  safe: CurrentSafe
}

/** In place of the button: what is wrong, and for each kind of it how it is resolved. */
export function BlockedNotice({ kind, reasons, safe }: BlockedNoticeProps) {
  const remedies = listRemedies(kind, reasons)
  // The message is the sender's; what has expired is rejected or replaced in the menu.
  const linked = remedies.filter((remedy) => remedy !== 'message' && remedy !== 'expired')
  return (
    <Notice
      actions={linked.length > 0 ? linked.map((remedy) => <WayOut key={remedy} remedy={remedy} safe={safe} />) : null}
      title={kind === 'message' ? tMessage('blockedTitle') : t('blockedTitle')}
      tone="stop"
    >
      <ul>
        {reasons.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {remedies.map((remedy) => (
        <p key={remedy}>{t(`remedy.${remedy}`)}</p>
      ))}
    </Notice>
  )
}

function listRemedies(kind: BlockedNoticeProps['kind'], reasons: readonly Check[]): Remedy[] {
  // Nothing to sign was read.
  if (reasons.length === 0) return ['node']
  const found = reasons.map((reason) => findRemedy(reason))
  // Messages have no file.
  return [...new Set(found.map((remedy) => (kind === 'message' && remedy === 'import' ? 'message' : remedy)))]
}

/** The links and buttons of a remedy. */
export function WayOut({
  remedy,
  safe,
}: {
  remedy: Exclude<Remedy, 'expired' | 'message'>
  safe: CurrentSafe
}): ReactNode {
  const { queryClient } = useServices()
  switch (remedy) {
    case 'import':
      return (
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/import">
          {tCommands('pages.import')}
        </Link>
      )
    case 'node':
      return (
        <>
          <Button onClick={() => void queryClient.invalidateQueries({ queryKey: safeKey(safe) })}>
            {tCommon('retry')}
          </Button>
          <Link className={buttonClass('outline')} to="/settings">
            {tShell('appSettings')}
          </Link>
        </>
      )
    case 'safe':
      return (
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/security">
          {tShell('security')}
        </Link>
      )
    case 'propose':
      return (
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/new">
          {tShell('newTransaction')}
        </Link>
      )
  }
}
