import type { Hex } from 'viem'
import type { Answer, Question, Requester } from './PendingRequest.ts'

export type NewQuestion = Pick<Question, 'safe' | 'asker' | 'ask'> & {
  /** Aborted when the asker goes away: the question leaves the screen with it. */
  signal?: AbortSignal | undefined
}

export type RequestQueue = {
  /** Settles once an owner decided; it never rejects. */
  ask: (question: NewQuestion) => Promise<Answer>
  /** Tells the asker. The question stays on the screen until it is closed: signing is not executing. */
  answer: (id: number, answer: Answer) => void
  /** Takes the question off the screen, and keeps it until the message has all its signatures. */
  gather: (id: number, messageHash: Hex) => void
  /** Takes the question off the screen; what was not answered is refused. */
  close: (id: number) => void
  /** All that is not done with, the oldest first. */
  get: () => readonly Question[]
  subscribe: (listener: () => void) => () => void
  /** Claims the one place where questions are drawn; calls back when it is the claimant's, and returns how to leave. */
  claimRequestPanel: (onMine: () => void) => () => void
}

/** More than anybody reads in one go. */
const limits = { perAsker: 5, all: 20 }

/**
 * What outsiders ask of an owner, whoever carries it here: one question is on the screen, the others wait, and who asks
 * for more than can wait is refused at once.
 */
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
    async ask({ signal, ...question }) {
      if (signal?.aborted) return { outcome: 'refused', reason: 'withdrawn' }
      const own = questions.filter(({ asker }) => isSameRequester(asker, question.asker))
      if (own.length >= limits.perAsker || questions.length >= limits.all)
        return { outcome: 'refused', reason: 'flood' }
      lastId += 1
      const id = lastId
      return new Promise<Answer>((resolve) => {
        const onAbort = () => {
          // Decided is decided: what the owner still looks at stays, only nobody waits for it any more.
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
      // Nothing is left to look at of what was refused, nor of what waited off the screen.
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
        const hadIt = claims[0] === onMine
        claims = claims.filter((claim) => claim !== onMine)
        if (hadIt) claims[0]?.()
      }
    },
  }
}

/** The one on the screen. */
export function findShown(questions: readonly Question[]): Question | undefined {
  return questions.find(({ status }) => status === 'open' || status === 'decided')
}

/** How many wait behind the one on the screen. */
export function countWaiting(questions: readonly Question[]): number {
  return Math.max(0, questions.filter(({ status }) => status === 'open' || status === 'decided').length - 1)
}

function isSameRequester(one: Requester, other: Requester): boolean {
  return one.via === other.via && one.origin === other.origin
}
