/** Areas by what shows them: the first page, the frame around every page, the usual pages of a Safe, and its forms. */
const groups = [
  ['start', ['common', 'connect', 'safes', 'shell']],
  ['frame', ['demoWallet', 'introduction', 'notifications', 'securityAlerts']],
  [
    'safe',
    [
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
      'rowNames',
      'run',
      'safeList',
      'send',
      'sign',
      'simulation',
      'transaction',
      'transfers',
      'trust',
      'watchlist',
    ],
  ],
  [
    'forms',
    [
      'addressBook',
      'batch',
      'batchTransfer',
      'contract',
      'create',
      'delegates',
      'limits',
      'message',
      'nft',
      'safeSettings',
    ],
  ],
  ['kernel', ['kernel']],
] as const

/** A language is one file for each group; `more` has all other areas. */
export type MessageGroup = (typeof groups)[number][0] | 'more'

const groupOf = new Map<string, MessageGroup>(
  groups.flatMap(([group, areas]) => areas.map((area) => [area, group] as const)),
)

export const toMessageGroup = (area: string): MessageGroup => groupOf.get(area) ?? 'more'
