import { BaseError } from '@countersign/protocol/errors'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { createOffer, isDecision, type OfferedSafe } from './createOffer.ts'
import type { RpcAnswer, Wallet, WalletEvents } from './openWalletKit.ts'
import {
  type AppSession,
  type PairedNote,
  type PairedState,
  ProposalSchema,
  readPeer,
  readSession,
  SessionRequestSchema,
  type StoredSessions,
  startState,
  withWho,
} from './PairedApps.ts'
import { parsePairingLink } from './parsePairingLink.ts'

const t = createCatalogue('walletConnect')

export type AppRequest = { id: number; method: string; params: unknown; chain: string }

export type CreatePairedAppsParameters = {
  openWalletKit: (events: WalletEvents) => Promise<Wallet>
  /** Resolves with the response for the app; never rejects. */
  answer: (request: AppRequest, session: AppSession, signal: AbortSignal) => Promise<RpcAnswer>
  stored: LocalStore<StoredSessions>
  now: () => number
  /** Lets only one tab hold the connections. */
  locks?: Pick<LockManager, 'request'> | undefined
}

export type PairedApps = {
  get: () => PairedState
  subscribe: (listener: () => void) => () => void
  /** Opens the relay if there are sessions. */
  resume: () => Promise<void>
  /** Accepts a pairing link; the app's proposal follows. */
  pair: (link: string) => Promise<void>
  cancelPairing: () => void
  accept: (id: number, safe: OfferedSafe) => Promise<void>
  refuse: (id: number, safe: OfferedSafe) => Promise<void>
  end: (topic: string) => Promise<void>
  move: (topic: string, safe: OfferedSafe) => Promise<void>
  dismiss: (noteId: number) => void
  stop: () => Promise<void>
}

export class RelayError extends BaseError {
  override readonly name = 'RelayError'
  constructor({ cause }: { cause: unknown }) {
    super('RELAY_FAILED', t('relayFailed'), { cause })
  }
}

export class PairedElsewhereError extends BaseError {
  constructor() {
    super('PAIRED_ELSEWHERE', t('elsewhereText'))
  }
}

type OpenRequest = {
  topic: string
  id: number
  stop: AbortController
  /** Nobody awaits the response any more. */
  isGone: boolean
}

/** Pending requests per app, reads included. */
const maxWaiting = 20
const maxNotes = 5
const lockName = 'countersign-pairing'
const floodCode = -32005
const maxProposals = 5

export function createPairedApps(parameters: CreatePairedAppsParameters): PairedApps {
  const { answer, stored, locks, now, openWalletKit } = parameters
  const listeners = new Set<() => void>()
  /** By request: those being answered, whose duplicates are ignored. */
  const open = new Map<string, OpenRequest>()
  const flooding = new Set<string>()
  let state = startState
  let opening: Promise<Wallet> | undefined
  let wallet: Wallet | undefined
  let release = () => {}
  let lastNote = 0

  function change(next: Partial<PairedState>): void {
    state = { ...state, ...next }
    for (const listener of [...listeners]) listener()
  }
  function note(what: PairedNote['what'], name: string): void {
    lastNote += 1
    change({ notes: [...state.notes, { id: lastNote, name, what }].slice(-maxNotes) })
  }
  const findSession = (topic: string) => state.sessions.find((session) => session.topic === topic)

  /** The kit's list is authoritative; what does not parse is no session of a Safe. */
  function readSessions(): void {
    const sessions = (wallet?.listSessions() ?? []).flatMap((raw) => readSession(raw, stored.get()))
    const topics = new Set(sessions.map(({ topic }) => topic))
    stored.update(({ answers }) => ({
      answers: Object.fromEntries(Object.entries(answers).filter(([key]) => topics.has(key.split(':')[0] ?? ''))),
      sessions: Object.fromEntries(sessions.map(({ expiresAt, topic, who }) => [topic, { expiresAt, who }])),
    }))
    change({ sessions })
  }

  const events: WalletEvents = {
    onProposal(raw) {
      const parsed = ProposalSchema.safeParse(raw)
      if (!parsed.success) return
      const { id, params, verifyContext } = parsed.data
      const { pairingTopic, proposer } = params
      const isRepeated = state.proposals.some((other) => other.id === id)
      if (isRepeated) return
      // One link allows one proposal.
      const isOneTooMany =
        state.proposals.length >= maxProposals || state.proposals.some((other) => other.pairingTopic === pairingTopic)
      if (isOneTooMany) return void wallet?.reject(id, { code: 5000, message: t('oneAtATime') }).catch(() => undefined)
      const { optionalNamespaces, requiredNamespaces } = params
      const proposal = {
        id,
        pairingTopic,
        wanted: { optionalNamespaces, requiredNamespaces },
        who: readPeer({ metadata: proposer.metadata, verifyContext }),
      }
      change({
        proposals: [...state.proposals, proposal],
        ...(state.waitingFor === pairingTopic ? { waitingFor: undefined } : {}),
      })
    },
    onProposalGone(id) {
      const gone = state.proposals.find((proposal) => proposal.id === id)
      if (!gone) return
      dropProposal(id)
      note('proposalExpired', gone.who.name)
    },
    onRequest: (raw) => void serve(raw),
    onRequestGone(id) {
      for (const [key, entry] of open)
        if (entry.id === id) {
          withdraw(entry, true)
          forgetAnswer(key)
          note('requestExpired', findSession(entry.topic)?.who.name ?? '')
        }
    },
    onSessionGone(topic) {
      const session = findSession(topic)
      const hadRequests = dropRequests(topic, { isGone: true })
      readSessions()
      if (session) note(hadRequests ? 'endedAsking' : 'ended', session.who.name)
    },
    onPairingGone(topic) {
      if (state.waitingFor === topic) change({ waitingFor: undefined })
    },
    onRelay(isRelayConnected) {
      change({ isRelayConnected })
      if (isRelayConnected) serveOpen()
    },
  }

  const dropProposal = (id: number) => change({ proposals: state.proposals.filter((other) => other.id !== id) })

  function withdraw(entry: OpenRequest, isGone: boolean): void {
    entry.isGone = isGone
    entry.stop.abort()
  }
  /** Returns whether a request of this session was pending. */
  function dropRequests(topic: string, { isGone }: Pick<OpenRequest, 'isGone'>): boolean {
    const own = [...open.values()].filter((entry) => entry.topic === topic)
    for (const entry of own) withdraw(entry, isGone)
    flooding.delete(topic)
    return own.length > 0
  }

  async function serve(raw: unknown): Promise<void> {
    const parsed = SessionRequestSchema.safeParse(raw)
    if (!parsed.success || !wallet) return
    const { id, params, topic, verifyContext } = parsed.data
    const key = `${topic}:${id}`
    // The relay delivers at least once, and apps retry: a request is handled once.
    if (open.has(key)) return
    const { chainId: chain, request } = params
    if (isPast(request.expiryTimestamp, now())) return
    const isOneTooMany = [...open.values()].filter((other) => other.topic === topic).length >= maxWaiting
    const entry: OpenRequest = { id, isGone: false, stop: new AbortController(), topic }
    open.set(key, entry)
    try {
      if (await wallet.isAnswered(topic, id)) return
      const session = findSession(topic)
      if (!session) return
      const decided = stored.get().answers[key]
      const response =
        decided ??
        (isOneTooMany
          ? { error: { code: floodCode, message: t('flooded') } }
          : await answer(
              { chain, id, method: request.method, params: request.params },
              withWho(session, verifyContext),
              entry.stop.signal,
            ))
      if (entry.isGone) return
      watchFlood(topic, session.who.name, response)
      if (!decided && isDecision(request.method)) storeAnswer(key, response)
      await respond(key, { id, name: session.who.name, response, topic })
    } finally {
      open.delete(key)
    }
  }

  type Reply = { topic: string; id: number; name: string; response: RpcAnswer }
  async function respond(key: string, { id, name, response, topic }: Reply): Promise<void> {
    try {
      await wallet?.respond(topic, id, response)
      forgetAnswer(key)
    } catch {
      note('answerLost', name)
    }
  }

  /** Handles requests that an earlier visit left unanswered. */
  function serveOpen(): void {
    for (const request of wallet?.listRequests() ?? []) void serve(request)
  }
  const storeAnswer = (key: string, response: RpcAnswer) =>
    stored.update((before) => ({ ...before, answers: { ...before.answers, [key]: response } }))
  const forgetAnswer = (key: string) =>
    stored.update(({ answers: { [key]: _response, ...answers }, sessions }) => ({ answers, sessions }))

  /** Reported once, and again only after it subsided. */
  function watchFlood(topic: string, name: string, response: RpcAnswer): void {
    if ('result' in response || response.error.code !== floodCode) flooding.delete(topic)
    else if (!flooding.has(topic)) {
      flooding.add(topic)
      note('flood', name)
    }
  }

  async function start(): Promise<Wallet> {
    change({ status: 'starting' })
    try {
      await hold()
      wallet = await openWalletKit(events)
      readSessions()
      change({ status: 'ready' })
      serveOpen()
      return wallet
    } catch (error) {
      opening = undefined
      release()
      const isElsewhere = error instanceof PairedElsewhereError
      change({ status: isElsewhere ? 'elsewhere' : { failed: error } })
      if (isElsewhere) scheduleNext()
      throw error
    }
  }

  /** Two tabs with the same keys would both prompt the owner and respond twice. */
  async function hold(): Promise<void> {
    if (!locks) return
    const isHeld = await new Promise<boolean>((resolve, reject) => {
      locks
        .request(lockName, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock === null
            ? undefined
            : new Promise<void>((done) => {
                release = done
              })
        })
        .catch(reject)
    })
    if (!isHeld) throw new PairedElsewhereError()
  }

  function scheduleNext(): void {
    locks
      ?.request(lockName, () => undefined)
      .then(() => ready())
      .catch(() => undefined)
  }

  const ready = (): Promise<Wallet> => {
    opening ??= start()
    return opening
  }
  const viaRelay = async <result>(run: (wallet: Wallet) => Promise<result>): Promise<result> => {
    const opened = await ready()
    return run(opened).catch((cause: unknown) => {
      throw new RelayError({ cause })
    })
  }
  const announce = async (topic: string, { address, chainId }: OfferedSafe): Promise<void> => {
    const wanted = findSession(topic)?.events ?? []
    const news = [
      { name: 'chainChanged', data: chainId as unknown },
      { name: 'accountsChanged', data: [`eip155:${chainId}:${address}`] },
    ].filter(({ name }) => wanted.includes(name))
    // The session has the same data: a missed event loses nothing.
    for (const { data, name } of news) await wallet?.emit({ chainId, data, name, topic }).catch(() => undefined)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async resume() {
      const hasAny = Object.values(stored.get().sessions).some(({ expiresAt }) => expiresAt > now())
      // The state has the error.
      if (hasAny) await ready().catch(() => undefined)
    },
    async pair(link) {
      const { topic, uri } = parsePairingLink(link, now())
      change({ waitingFor: topic })
      try {
        await viaRelay((opened) => opened.pair(uri))
      } catch (error) {
        change({ waitingFor: undefined })
        throw error
      }
    },
    cancelPairing: () => change({ waitingFor: undefined }),
    async accept(id, safe) {
      const proposal = state.proposals.find((other) => other.id === id)
      const { namespaces } = proposal ? createOffer(proposal.wanted, safe) : {}
      if (!proposal || !namespaces) return
      const topic = await viaRelay((opened) => opened.approve(id, namespaces))
      stored.update(({ answers, sessions }) => ({
        answers,
        sessions: { ...sessions, [topic]: { expiresAt: now(), who: proposal.who } },
      }))
      readSessions()
      dropProposal(id)
    },
    async refuse(id, safe) {
      const proposal = state.proposals.find((other) => other.id === id)
      if (!proposal) return
      const [lack] = createOffer(proposal.wanted, safe).lacks
      const reason = lack
        ? { code: lack.code, message: t('lackForApp', { kind: lack.kind, items: lack.items.join(', ').slice(0, 200) }) }
        : { code: 5000, message: t('refusedForApp') }
      dropProposal(id)
      await viaRelay((opened) => opened.reject(id, reason))
    },
    async end(topic) {
      dropRequests(topic, { isGone: true })
      await viaRelay((opened) => opened.end(topic))
      readSessions()
    },
    async move(topic, safe) {
      const session = findSession(topic)
      const { namespaces } = session ? createOffer(session.wanted, safe) : {}
      if (!namespaces) return
      // Refuses requests to the previous Safe.
      dropRequests(topic, { isGone: false })
      await viaRelay((opened) => opened.change(topic, namespaces))
      readSessions()
      await announce(topic, safe)
    },
    dismiss: (noteId) => change({ notes: state.notes.filter(({ id }) => id !== noteId) }),
    async stop() {
      for (const entry of open.values()) withdraw(entry, true)
      await wallet?.stop()
      release()
    },
  }
}

const isPast = (seconds: number | undefined, now: number) => seconds !== undefined && seconds * 1_000 <= now
