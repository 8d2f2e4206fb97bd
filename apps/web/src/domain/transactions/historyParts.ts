/** Parts of the history that the service lists separately. */
export const historyParts = ['incoming', 'multisig', 'module'] as const

export type HistoryPart = (typeof historyParts)[number]
