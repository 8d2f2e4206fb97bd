import type { MessageContent } from '@countersign/protocol/wire'
import type { Address, Hex } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import type { Services } from '../services/Services.ts'

/** The requester. The browser or the relay supplies the origin; the name is self-declared. */
export type Requester = {
  via: 'frame' | 'walletconnect'
  origin: string
  /** The origin is self-declared too. */
  isClaimed?: boolean | undefined
  name: string
  /** A small picture as a `data:` URL; never fetched. */
  icon?: string | undefined
}

export type RequestedCall = { to: Address; value: bigint; data: Hex }

export type RequestBody =
  /** Several calls become one atomic transaction. */
  | { kind: 'transactions'; calls: readonly RequestedCall[] }
  /** `isOnChain`: the app cannot verify off-chain signatures, so the Safe signs by a transaction. */
  | { kind: 'message'; content: MessageContent; isOnChain?: boolean }
  | { kind: 'permission'; capability: 'requestAddressBook' }

type RefusalReason = 'owner' | 'flood' | 'withdrawn'

export type Answer =
  | { outcome: 'transaction'; safeTxHash: Hex }
  /** The Safe's threshold of signatures is reached. */
  | { outcome: 'message'; messageHash: Hex; signature: Hex }
  | { outcome: 'granted' }
  | { outcome: 'refused'; reason: RefusalReason }

export type Question = {
  id: number
  safe: CurrentSafe
  requester: Requester
  body: RequestBody
  /** `decided`: answered, still on screen. `gathering`: signed here, off screen; answered with the last signature. */
  status: 'open' | 'decided' | { gathering: Hex }
}

export type NewQuestion = Pick<Question, 'body' | 'requester' | 'safe'> & {
  /** Aborted when the requester disconnects, which removes the request from the screen. */
  signal?: AbortSignal | undefined
}

export type RequestQueue = {
  /** Resolves once an owner decided; never rejects. */
  enqueue: (question: NewQuestion) => Promise<Answer>
  /** Answers the requester. The request stays on screen until closed: signing does not execute. */
  answer: (id: number, answer: Answer) => void
  /** Removes the request from the screen until the message has all signatures. */
  gather: (id: number, messageHash: Hex) => void
  /** Removes the request from the screen, and refuses it if unanswered. */
  close: (id: number) => void
  get: () => readonly Question[]
  subscribe: (listener: () => void) => () => void
  /** Claims the only request panel. Calls back once the caller owns it; returns a release function. */
  claimRequestPanel: (onMine: () => void) => () => void
}

/** Bounds what one app, and all apps together, can make an owner read. */
const limits = { perRequester: 5, all: 20 }

/** Requests of apps to an owner: one is shown, others wait, and those over the limit are refused. */
export function createRequestQueue(): RequestQueue {
  const listeners = new Set<() => void>()
  const resolvers = new Map<number, (answer: Answer) => void>()
  let questions: readonly Question[] = []
  let lastId = 0
  let claims: readonly (() => void)[] = []

  function change(next: readonly Question[]): void {
    questions = next
    for (const listener of [...listeners]) listener()
  }
  function settle(id: number, answer: Answer): void {
    resolvers.get(id)?.(answer)
    resolvers.delete(id)
  }
  const remove = (id: number) => change(questions.filter((question) => question.id !== id))
  const setStatus = (id: number, status: Question['status']) =>
    change(questions.map((question) => (question.id === id ? { ...question, status } : question)))
  const find = (id: number) => questions.find((question) => question.id === id)

  return {
    async enqueue({ signal, ...question }) {
      if (signal?.aborted) return { outcome: 'refused', reason: 'withdrawn' }
      const own = questions.filter(({ requester }) => isSameRequester(requester, question.requester))
      if (own.length >= limits.perRequester || questions.length >= limits.all)
        return { outcome: 'refused', reason: 'flood' }
      lastId += 1
      const id = lastId
      return new Promise<Answer>((resolve) => {
        const onAbort = () => {
          // A decided request stays on screen; only its requester is gone.
          if (find(id)?.status !== 'decided') remove(id)
          settle(id, { outcome: 'refused', reason: 'withdrawn' })
        }
        resolvers.set(id, (answer) => {
          signal?.removeEventListener('abort', onAbort)
          resolve(answer)
        })
        signal?.addEventListener('abort', onAbort)
        change([...questions, { ...question, id, status: 'open' }])
      })
    },
    answer(id, answer) {
      const question = find(id)
      if (!question || question.status === 'decided') return
      // Refused requests and those that waited off screen need no further review.
      if (answer.outcome === 'refused' || question.status !== 'open') remove(id)
      else setStatus(id, 'decided')
      settle(id, answer)
    },
    gather(id, messageHash) {
      if (find(id)?.status === 'open') setStatus(id, { gathering: messageHash })
    },
    close(id) {
      remove(id)
      settle(id, { outcome: 'refused', reason: 'owner' })
    },
    get: () => questions,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    claimRequestPanel(onMine) {
      claims = [...claims, onMine]
      if (claims[0] === onMine) onMine()
      return () => {
        const wasFirst = claims[0] === onMine
        claims = claims.filter((claim) => claim !== onMine)
        if (wasFirst) claims[0]?.()
      }
    },
  }
}

export function findShown(questions: readonly Question[]): Question | undefined {
  return questions.find(({ status }) => status === 'open' || status === 'decided')
}

export function countWaiting(questions: readonly Question[]): number {
  return Math.max(0, questions.filter(({ status }) => status === 'open' || status === 'decided').length - 1)
}

function isSameRequester(one: Requester, other: Requester): boolean {
  return one.via === other.via && one.origin === other.origin
}

/** Outside of `Services`, so that pages without requests do not load the queue. */
const queues = new WeakMap<Services, RequestQueue>()

export function getRequest(services: Services): RequestQueue {
  const queue = queues.get(services) ?? createRequestQueue()
  queues.set(services, queue)
  return queue
}

/** Adds a request behind earlier ones; `RequestPanel` shows it. */
export function enqueueRequest(services: Services, question: NewQuestion): Promise<Answer> {
  return getRequest(services).enqueue(question)
}
