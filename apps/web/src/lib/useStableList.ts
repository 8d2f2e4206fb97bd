import { useState } from 'react'
import { isSameList } from './isSameList.ts'

/** The previous list while its items are identical. */
export function useStableList<item>(list: readonly item[]): readonly item[] {
  const [stable, setStable] = useState(list)
  if (isSameList(stable, list)) return stable
  setStable(list)
  return list
}
