import { useState } from 'react'
import { isSameList } from './isSameList.ts'

/** The list that was there before, for as long as it holds the very same things. */
export function useStableList<item>(list: readonly item[]): readonly item[] {
  const [stable, setStable] = useState(list)
  if (isSameList(stable, list)) return stable
  setStable(list)
  return list
}
