import type { Need } from '../../domain/queue/useNeedsYou.ts'

/** Tells what waits apart; that a transaction can be executed is news to whoever knew that it wanted a signature. */
export const needKey = ({ action, report: { id } }: Need) => `${id.chainId} ${id.safeTxHash} ${action}`

/** What was not among the things that are known to wait. */
export function findNews(needs: readonly Need[], known: ReadonlySet<string>): Need[] {
  return needs.filter((need) => !known.has(needKey(need)))
}
