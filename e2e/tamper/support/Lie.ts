import type { Hex } from 'viem'
import { type Change, edit, flatMap, read } from './json.ts'

export type Question = { method: string /** With its query. */; path: string }

/** Tampers with a response of the service; the same value means unchanged. */
export type Lie = (answer: unknown, question: Question) => unknown

/** A response with another status or without JSON. */
export class Reply {
  readonly status: number
  readonly body: string

  constructor(status: number, body: unknown) {
    this.status = status
    this.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
}

/** Closes the connection without a response. */
export const silence = Symbol('silence')

/** Tampers with the responses of matching paths. */
export function at(path: RegExp, change: (answer: unknown, question: Question) => unknown): Lie {
  return (answer, question) => (path.test(question.path) ? change(answer, question) : answer)
}

/** Combines several lies. */
export function together(...lies: readonly Lie[]): Lie {
  return (answer, question) => lies.reduce((value, lie) => lie(value, question), answer)
}

/** Paths of the service. */
export const paths = {
  balances: /\/balances\/[a-z]+/i,
  collectibles: /\/collectibles/,
  chain: /\/v\d\/chains\/31337(\?|$)/,
  details: /\/v1\/chains\/31337\/transactions\/[^/?]+(\?|$)/,
  history: /\/transactions\/history/,
  indexing: /\/about\/indexing/,
  message: /\/v1\/chains\/31337\/messages\/0x[0-9a-f]{64}(\?|$)/i,
  messages: /\/safes\/0x[0-9a-f]{40}\/messages/i,
  movements: /\/movements(\?|$)/,
  nonces: /\/nonces(\?|$)/,
  ownedSafes: /\/owners\/0x[0-9a-f]{40}\/safes/i,
  queue: /\/transactions\/queued/,
  safe: /\/v1\/chains\/31337\/safes\/0x[0-9a-f]{40}(\?|$)/i,
} as const

const isOf = (hash: Hex) => (details: unknown) => read(details, 'detailedExecutionInfo.safeTxHash') === hash

/** Changes one transaction in its details and in the queue. */
export function ofTransaction(hash: Hex, change: Change): Lie {
  const isMeant = isOf(hash)
  const inQueue = flatMap('results', (item) => [isMeant(read(item, 'details')) ? edit('details', change)(item) : item])
  return together(
    at(paths.details, (details) => (isMeant(details) ? change(details) : details)),
    at(paths.queue, inQueue),
  )
}

/** Removes transactions from the queue. */
export function hideInQueue(...hashes: readonly Hex[]): Lie {
  return at(
    paths.queue,
    flatMap('results', (item) => (hashes.some((hash) => isOf(hash)(read(item, 'details'))) ? [] : [item])),
  )
}
