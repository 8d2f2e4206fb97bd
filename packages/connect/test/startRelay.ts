import { WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

const PublishSchema = z.object({
  attestation: z.string().optional(),
  message: z.string(),
  tag: z.number().default(0),
  topic: z.string(),
  ttl: z.number().default(300),
})
const TopicSchema = z.object({ topic: z.string() })
const TopicsSchema = z.object({ topics: z.array(z.string()) })
const ProposeSchema = z.object({ pairingTopic: z.string(), sessionProposal: z.string() })
const ApproveSchema = z.object({
  pairingTopic: z.string(),
  sessionProposalResponse: z.string(),
  sessionSettlementRequest: z.string(),
  sessionTopic: z.string(),
})
const FrameSchema = z.object({
  id: z.union([z.number(), z.string()]),
  method: z.string().optional(),
  params: z.unknown().optional(),
})

type Peer = { acknowledge: Map<number, () => void>; id: string; socket: WebSocket }
type Entry = z.infer<typeof PublishSchema> & { at: number; from: string; seen: Set<string>; sent: Set<Peer> }
type Mailbox = { entries: Entry[]; peers: Set<Peer> }

export type Relay = { url: string; close(): Promise<void> }

/** A WalletConnect relay for one test: a mailbox per topic, delivered or kept. It checks no signature; a public one must. */
export async function startRelay(): Promise<Relay> {
  const boxes = new Map<string, Mailbox>()
  let count = 0
  const getBox = (topic: string) => {
    const box = boxes.get(topic) ?? { entries: [], peers: new Set<Peer>() }
    boxes.set(topic, box)
    return box
  }

  // Once per connection: the SDK takes a second copy that overtakes its own bookkeeping for a second message, and throws.
  const isWaiting = (peer: Peer, { from, seen, sent }: Entry) =>
    from !== peer.id && !seen.has(peer.id) && !sent.has(peer)
  function deliver(peer: Peer, entry: Entry) {
    if (!isWaiting(peer, entry)) return
    entry.sent.add(peer)
    const id = Date.now() * 1_000 + (count++ % 1_000)
    peer.acknowledge.set(id, () => entry.seen.add(peer.id))
    const { at: publishedAt, attestation, message, tag, topic } = entry
    const data = { attestation, message, publishedAt, tag, topic }
    send(peer, { id, method: 'irn_subscription', params: { data, id: `${peer.id}:${topic}` } })
  }
  function publish(peer: Peer, params: unknown) {
    const message = PublishSchema.parse(params)
    const box = getBox(message.topic)
    const entry: Entry = { ...message, at: Date.now(), from: peer.id, seen: new Set(), sent: new Set() }
    box.entries.push(entry)
    for (const other of box.peers) deliver(other, entry)
    return true
  }
  function subscribe(peer: Peer, topic: string) {
    const box = getBox(topic)
    box.peers.add(peer)
    setImmediate(() => {
      for (const entry of box.entries) deliver(peer, entry)
    })
    return `${peer.id}:${topic}`
  }
  function listWaiting(peer: Peer, topics: readonly string[]) {
    const waiting = topics.flatMap((topic) => getBox(topic).entries).filter((entry) => isWaiting(peer, entry))
    for (const { seen } of waiting) seen.add(peer.id)
    return {
      hasMore: false,
      messages: waiting.map(({ at: publishedAt, attestation, message, tag, topic }) => ({
        attestation,
        message,
        publishedAt,
        tag,
        topic,
      })),
    }
  }
  /** The relay's own shorthand: subscribe and publish in one request. */
  function propose(peer: Peer, params: unknown) {
    const { pairingTopic, sessionProposal } = ProposeSchema.parse(params)
    subscribe(peer, pairingTopic)
    return publish(peer, { message: sessionProposal, tag: 1100, topic: pairingTopic })
  }
  function approve(peer: Peer, params: unknown) {
    const { pairingTopic, sessionProposalResponse, sessionSettlementRequest, sessionTopic } =
      ApproveSchema.parse(params)
    subscribe(peer, sessionTopic)
    publish(peer, { message: sessionProposalResponse, tag: 1101, topic: pairingTopic })
    return publish(peer, { message: sessionSettlementRequest, tag: 1102, topic: sessionTopic })
  }
  function answer(peer: Peer, method: string, params: unknown): unknown {
    switch (method) {
      case 'wc_proposeSession':
        return propose(peer, params)
      case 'wc_approveSession':
        return approve(peer, params)
      case 'irn_publish':
        return publish(peer, params)
      case 'irn_subscribe':
        return subscribe(peer, TopicSchema.parse(params).topic)
      case 'irn_batchSubscribe':
        return TopicsSchema.parse(params).topics.map((topic) => subscribe(peer, topic))
      case 'irn_unsubscribe':
        return getBox(TopicSchema.parse(params).topic).peers.delete(peer) || true
      case 'irn_fetchMessages':
        return listWaiting(peer, [TopicSchema.parse(params).topic])
      case 'irn_batchFetchMessages':
        return listWaiting(peer, TopicsSchema.parse(params).topics)
      default:
        return undefined
    }
  }

  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket, { url = '/' }) => {
    const token = new URL(url, 'ws://x').searchParams.get('auth')?.split('.')[1] ?? ''
    const peer: Peer = { acknowledge: new Map(), id: readIssuer(token), socket }
    socket.on('message', (raw) => {
      const { id, method, params } = FrameSchema.parse(JSON.parse(String(raw)))
      if (!method) return peer.acknowledge.get(Number(id))?.()
      const result = answer(peer, method, params)
      send(peer, result === undefined ? { error: { code: -32601, message: `No ${method} here.` }, id } : { id, result })
    })
    socket.on('close', () => {
      for (const { peers } of boxes.values()) peers.delete(peer)
    })
  })
  await new Promise<void>((resolve) => server.on('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The relay has no port.')
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate()
        server.close(() => resolve())
      }),
    url: `ws://127.0.0.1:${address.port}`,
  }
}

function send({ socket }: Peer, body: Record<string, unknown>) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...body }))
}

/** The client's name: the issuer of the token that it opens the connection with. */
function readIssuer(token: string): string {
  return z.object({ iss: z.string() }).parse(JSON.parse(Buffer.from(token, 'base64url').toString())).iss
}
