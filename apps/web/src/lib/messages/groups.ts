/** Areas by what shows them: the first page, the frame around every page, the usual pages of a Safe, and its forms. */
const groups = [
  ['start', ['common', 'connect', 'safes', 'shell']],
  ['frame', ['demoWallet', 'introduction', 'notifications', 'pinNotice', 'securityAlerts']],
  [
    'safe',
    [
      'amounts',
      'assets',
      'checks',
      'clearSigning',
      'commands',
      'device',
      'evidence',
      'executeQueue',
      'history',
      'home',
      'inbox',
      'nested',
      'offline',
      'owners',
      'passkeys',
      'review',
      'rowNames',
      'safeList',
      'send',
      'simulation',
      'status',
      'transaction',
      'transactionBuilder',
      'transfers',
      'watchlist',
    ],
  ],
  [
    'forms',
    [
      'addressBook',
      'batch',
      'batchTransfer',
      'contractInteraction',
      'createSafe',
      'delegates',
      'message',
      'nft',
      'safeSettings',
      'spendingLimits',
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
