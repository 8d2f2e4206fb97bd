import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPairedApps } from '../domain/app-requests/getPairedApps.ts'
import { readPairingCode } from '../domain/app-requests/parsePairingLink.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useSafe } from '../domain/safe/useCurrentSafe.ts'
import { useEmbedding } from '../domain/safe-apps/useEmbedding.ts'
import { useServices } from '../domain/services/Services.ts'
import { CodePanel } from '../features/offline/CodePanel.tsx'
import { PairForm } from '../features/walletconnect/PairForm.tsx'
import { ProposalCard } from '../features/walletconnect/ProposalCard.tsx'
import { SessionList } from '../features/walletconnect/SessionList.tsx'
import { pairingText as words } from '../lib/messages/walletConnect.ts'
import { useStore } from '../lib/useStore.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'

export function PairedAppsPage() {
  const safe = useSafe()
  const { config } = useServices()
  const isEmbedded = useEmbedding().status === 'connected'
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/apps">
          {words.toApps}
        </Link>
      }
      lead={words.lead}
      title={words.title}
      width="read"
    >
      {isEmbedded ? (
        <Empty icon="chain" title={words.framed}>
          {words.framedText}
        </Empty>
      ) : config.relayUrl === null ? (
        <Empty icon="chain" title={words.off}>
          {words.offText}
        </Empty>
      ) : (
        <Connected safe={safe} />
      )}
    </Page>
  )
}

function Connected({ safe }: { safe: CurrentSafe }) {
  const apps = getPairedApps(useServices())
  const state = useStore(apps)
  useEffect(() => void apps.resume(), [apps])
  // In the fragment, which no server receives: the link is a secret.
  const given = useLocation({ select: ({ hash }) => hash })
  const { isRelayConnected, proposals, sessions, status } = state
  if (status === 'elsewhere')
    return (
      <Notice title={words.elsewhere} tone="info">
        {words.elsewhereText}
      </Notice>
    )
  return (
    <>
      {typeof status === 'object' ? (
        <ErrorNotice error={status.failed} onRetry={() => void apps.resume()} title={words.failed} />
      ) : null}
      {status === 'ready' && !isRelayConnected && sessions.length > 0 ? (
        <Notice title={words.relayDown} tone="caution">
          {words.relayDownText}
        </Notice>
      ) : null}
      {proposals.map((proposal) => (
        <ProposalCard apps={apps} key={proposal.id} proposal={proposal} safe={safe} />
      ))}
      <PairForm
        apps={apps}
        key={given}
        renderScanner={(onLink) => (
          <CodePanel createReader={readPairingCode} foreign={words.foreignCode} onLink={onLink} />
        )}
        start={given}
        state={state}
      />
      <SessionList apps={apps} safe={safe} state={state} />
    </>
  )
}
