import { loadChainMarks } from '../chain/loadChainMarks.ts'
import { useConnectContext } from '../context/ConnectContext.ts'
import { toImage } from '../wallets/toImage.ts'
import { useLoaded } from './useLoaded.ts'

/** A chain's icon: the app's own, or the bundled one. `null` while it loads, `undefined` when there is none. */
export function useChainIcons(ids: readonly number[]): (id: number) => string | null | undefined {
  const { chainIcons } = useConnectContext()
  const missing = ids.filter((id) => chainIcons?.[id] === undefined)
  const marks = useLoaded(() => loadChainMarks(missing), missing.length > 0 ? missing.join() : undefined)
  return (id) => chainIcons?.[id] ?? (marks ? toImage(marks[id]) : null)
}
