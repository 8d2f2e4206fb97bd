/** A language is four files: texts of the first page, of the usual pages of a Safe, of all others, and of the kernel. */
export type MessageGroup = 'kernel' | 'more' | 'safe' | 'start'

const start = new Set(['common', 'connect', 'safes', 'shell'])
const safe = new Set([
  'assets',
  'checks',
  'clearSigning',
  'commands',
  'device',
  'drafting',
  'effect',
  'evidence',
  'history',
  'home',
  'inbox',
  'nested',
  'offline',
  'owners',
  'run',
  'safeList',
  'send',
  'sign',
  'simulation',
  'transaction',
  'transfers',
  'trust',
  'watchlist',
])

export function toMessageGroup(area: string): MessageGroup {
  if (area === 'kernel') return 'kernel'
  if (start.has(area)) return 'start'
  return safe.has(area) ? 'safe' : 'more'
}
