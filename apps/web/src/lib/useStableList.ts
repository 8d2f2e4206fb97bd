import { useState } from 'react'

/** The list that was there before, for as long as it holds the very same things. */
export function useStableList<item>(list: readonly item[]): readonly item[] {
  const [stable, setStable] = useState(list)
  if (isSameList(stable, list)) return stable
  setStable(list)
  return list
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}
