import type { SentCalls } from '@countersign/frame'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { common } from '../../lib/messages/common.ts'
import { connectText } from '../../lib/messages/connect.ts'
import type { Services } from '../services/Services.ts'
import { answerRequest } from './answerRequest.ts'
import { createPairedApps, type PairedApps } from './createPairedApps.ts'
import { noPairings, StoredSessionsSchema } from './PairedApps.ts'

/** Outside of `Services`, so that pages without connected apps do not load it. */
const known = new WeakMap<Services, PairedApps>()

export function getPairedApps(services: Services): PairedApps {
  const apps = known.get(services) ?? create(services)
  known.set(services, apps)
  return apps
}

function create(services: Services): PairedApps {
  const { relayUrl, walletConnectProjectId: projectId } = services.config
  const { origin } = window.location
  const sent = new Map<string, SentCalls>()
  return createPairedApps({
    answer: (request, session, signal) => {
      const own: SentCalls = sent.get(session.topic) ?? new Map()
      sent.set(session.topic, own)
      return answerRequest(services, { request, sent: own, session, signal })
    },
    stored: createLocalStore({
      empty: noPairings,
      key: 'countersign.pairings.v1',
      schema: StoredSessionsSchema,
      storage: services.storage,
    }),
    locks: navigator.locks,
    now: () => Date.now(),
    async openWalletKit(events) {
      // About 130 kB, loaded with the first app.
      const { openWalletKit } = await import('./openWalletKit.ts')
      const metadata = {
        description: connectText.description,
        icons: [`${origin}/icon.svg`],
        name: common.appName,
        url: origin,
      }
      return openWalletKit({ events, metadata, projectId, relayUrl: relayUrl ?? '' })
    },
  })
}
