import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPairedApps } from '../domain/app-requests/getPairedApps.ts'
import { readPairingCode } from '../domain/app-requests/parsePairingLink.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useEmbedding } from '../domain/safe-apps/useEmbedding.ts'
import { CodePanel } from '../domain/scan/CodePanel.tsx'
import { useServices } from '../domain/services/Services.ts'
import { PairForm } from '../features/walletconnect/PairForm.tsx'
import { ProposalCard } from '../features/walletconnect/ProposalCard.tsx'
import { SessionList } from '../features/walletconnect/SessionList.tsx'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { useStore } from '../lib/useStore.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'

const t = createCatalogue('walletConnect')

export function PairedAppsPage() {
  const safe = useSafe()
  const { config } = useServices()
  const isEmbedded = useEmbedding().status === 'connected'
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} params={safe.params} to="/$chain/$safe/apps">
          {t('toApps')}
        </Link>
      }
      lead={t('lead')}
      title={t('title')}
      width="read"
    >
      {isEmbedded ? (
        <Empty icon="chain" title={t('framed')}>
          {t('framedText')}
        </Empty>
      ) : config.relayUrl === null ? (
        <Empty icon="chain" title={t('off')}>
          {t('offText')}
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
      <Notice title={t('elsewhere')} tone="info">
        {t('elsewhereText')}
      </Notice>
    )
  return (
    <>
      {typeof status === 'object' ? (
        <ErrorNotice error={status.failed} onRetry={() => void apps.resume()} title={t('failed')} />
      ) : null}
      {status === 'ready' && !isRelayConnected && sessions.length > 0 ? (
        <Notice title={t('relayDown')} tone="caution">
          {t('relayDownText')}
        </Notice>
      ) : null}
      {proposals.map((proposal) => (
        <ProposalCard apps={apps} key={proposal.id} proposal={proposal} safe={safe} />
      ))}
      <PairForm
        apps={apps}
        key={given}
        renderScanner={(onLink) => (
          <CodePanel
            createReader={readPairingCode}
            foreign={{ text: t('foreignCode.text'), title: t('foreignCode.title') }}
            onLink={onLink}
          />
        )}
        start={given}
        state={state}
      />
      <SessionList apps={apps} safe={safe} state={state} />
    </>
  )
}
