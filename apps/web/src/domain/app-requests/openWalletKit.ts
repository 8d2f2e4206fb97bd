import { SignClient } from '@walletconnect/sign-client'
import type { Approved } from './createOffer.ts'

export type RpcAnswer = { result: unknown } | { error: { code: number; message: string; data?: string } }

export type WalletEvents = {
  /** All untrusted input of the peer: the receiver parses it. */
  onProposal: (proposal: unknown) => void
  onProposalGone: (id: number) => void
  onRequest: (request: unknown) => void
  onRequestGone: (id: number) => void
  onSessionGone: (topic: string) => void
  onPairingGone: (topic: string) => void
  onRelay: (isConnected: boolean) => void
}

export type Wallet = {
  pair: (uri: string) => Promise<void>
  /** Resolves with the session's topic. */
  approve: (id: number, namespaces: Approved) => Promise<string>
  reject: (id: number, reason: { code: number; message: string }) => Promise<void>
  change: (topic: string, namespaces: Approved) => Promise<void>
  emit: (event: { topic: string; chainId: number; name: string; data: unknown }) => Promise<void>
  end: (topic: string) => Promise<void>
  respond: (topic: string, id: number, answer: RpcAnswer) => Promise<void>
  /** Whether this request was answered, now or on an earlier visit. */
  isAnswered: (topic: string, id: number) => Promise<boolean>
  listSessions: () => readonly unknown[]
  /** Unanswered requests, including earlier visits'. */
  listRequests: () => readonly unknown[]
  stop: () => Promise<void>
}

type SignOptions = NonNullable<Parameters<typeof SignClient.init>[0]>

export type OpenWalletParameters = {
  events: WalletEvents
  metadata: { name: string; description: string; url: string; icons: string[] }
  projectId: string
  relayUrl: string
  /** @default the browser's own */
  storage?: SignOptions['storage']
}

/** WalletConnect's own hosts. Other relays have no verify service. */
const makersHosts = /(^|\.)walletconnect\.(com|org)$/

/** What apps know of EIP-5792 without a request (CAIP-25): a Safe executes several calls as one. */
const sessionProperties = { atomic: JSON.stringify({ status: 'supported' }) }

/** Opens the operator's relay. Contacts nothing else, except WalletConnect's verify service with its own relay. */
export async function openWalletKit(parameters: OpenWalletParameters): Promise<Wallet> {
  const { events, metadata, projectId, relayUrl, storage } = parameters
  const client = await SignClient.init({
    // Separate from sessions in which this page is the app.
    customStoragePrefix: 'countersign-safe',
    logger: 'silent',
    metadata,
    projectId,
    relayUrl,
    // Requests wait in this app's queue; in the kit's, one app's reads would wait for another's decision.
    signConfig: { disableRequestQueue: true },
    telemetryEnabled: false,
    ...(storage ? { storage } : {}),
  })
  const { core } = client
  // After a second the kit replays unacknowledged messages, and would process current ones twice (see
  // `replayEarlierOnly`).
  const leftUndone = core.relayer.messages.getWithoutAck(client.session.keys)
  core.relayer.messages.getWithoutAck = () => leftUndone
  core.verify.register = async () => undefined
  if (!makersHosts.test(new URL(relayUrl).hostname))
    core.verify.resolve = () => Promise.reject(new Error('This relay has no verify service.'))

  client.on('session_proposal', (proposal) => events.onProposal(proposal))
  client.on('proposal_expire', ({ id }) => events.onProposalGone(id))
  client.on('session_request', (request) => events.onRequest(request))
  client.on('session_request_expire', ({ id }) => events.onRequestGone(id))
  client.on('session_delete', ({ topic }) => events.onSessionGone(topic))
  client.on('session_expire', ({ topic }) => events.onSessionGone(topic))
  core.pairing.events.on('pairing_expire', ({ topic }: { topic: string }) => events.onPairingGone(topic))
  core.relayer.on('relayer_connect', () => events.onRelay(true))
  core.relayer.on('relayer_disconnect', () => events.onRelay(false))
  events.onRelay(core.relayer.connected)

  return {
    pair: async (uri) => void (await client.pair({ uri })),
    async approve(id, namespaces) {
      const { acknowledged, topic } = await client.approve({ id, namespaces, sessionProperties })
      await acknowledged()
      return topic
    },
    reject: (id, reason) => client.reject({ id, reason }),
    async change(topic, namespaces) {
      const { acknowledged } = await client.update({ namespaces, topic })
      await acknowledged()
    },
    emit: ({ chainId, data, name, topic }) =>
      client.emit({ chainId: `eip155:${chainId}`, event: { data, name }, topic }),
    end: (topic) => client.disconnect({ reason: { code: 6000, message: 'User disconnected.' }, topic }),
    respond: (topic, id, answer) => client.respond({ response: { id, jsonrpc: '2.0', ...answer }, topic }),
    async isAnswered(topic, id) {
      const record = await core.history.get(topic, id).catch(() => undefined)
      return record?.topic === topic && record.response !== undefined
    },
    listSessions: () => client.session.getAll(),
    listRequests: () => client.getPendingSessionRequests(),
    async stop() {
      await core.relayer.transportClose().catch(() => undefined)
      core.heartbeat.stop()
    },
  }
}
