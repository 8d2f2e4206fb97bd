import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { createContext, type ReactElement, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  type CacheSnapshot,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua'

export type LongListProps<item> = {
  /** Tells the lists of one screen apart. */
  name: string
  items: readonly item[]
  getKey: (item: item) => string
  children: (item: item) => ReactElement
}

/** As many as are drawn without a pause worth noticing; find-in-page and print then see the whole list. */
const plainUpTo = 30

/** A list of rows. Of a long one only the rows near the screen are drawn: each costs the page milliseconds. */
export function LongList<item>(props: LongListProps<item>) {
  const { items, getKey, children } = props
  if (items.length > plainUpTo) return <VirtualList {...props} />
  return (
    <ul>
      {items.map((item) => (
        <li key={getKey(item)}>{children(item)}</li>
      ))}
    </ul>
  )
}

/** Near the height of a row, for as long as it is not measured. */
const rowHeight = 72

/** Drawn before the height of the window is known, so that not all rows are drawn in the frame that tells it. */
const firstRows = 12

function VirtualList<item>({ name, items, getKey, children }: LongListProps<item>) {
  const { handle, sizes } = useScrollPosition(name)
  return (
    <ListSize value={items.length}>
      <WindowVirtualizer
        as="ul"
        data={items}
        item={Row}
        itemSize={rowHeight}
        ref={handle}
        ssrCount={firstRows}
        {...(sizes ? { cache: sizes } : {})}
      >
        {(item) => <Keyed key={getKey(item)}>{children(item)}</Keyed>}
      </WindowVirtualizer>
    </ListSize>
  )
}

/** The heights of rows of lists that were left, by visit and list. */
const measured = new Map<string, CacheSnapshot>()
const mostMeasured = 20

/** The visit whose place in the page was taken up again, so that it is done once. */
let resumed: string | undefined

/**
 * The way back leads to the same rows. The router scrolls once, when the screen is first drawn; on a busy machine that
 * is a screen without its list, too short to be scrolled. So the list does it again when it is there, and brings the
 * heights of its rows along: with guessed ones the same distance from the top is another row.
 */
function useScrollPosition(name: string) {
  const { latestLocation } = useRouter()
  const [visit] = useState(latestLocation.state.__TSR_key ?? latestLocation.href)
  const left = useElementScrollRestoration({ getElement: () => window })
  const handle = useRef<WindowVirtualizerHandle>(null)
  const key = `${visit} ${name}`
  const [sizes] = useState(() => measured.get(key))
  useLayoutEffect(() => {
    if (left && resumed !== visit) window.scrollTo(left.scrollX, left.scrollY)
    resumed = visit
  }, [left, visit])
  useLayoutEffect(() => {
    const list = handle.current
    return () => {
      if (!list) return
      measured.delete(key)
      measured.set(key, list.cache)
      for (const oldest of measured.keys()) if (measured.size > mostMeasured) measured.delete(oldest)
    }
  }, [key])
  return { handle, sizes }
}

const ListSize = createContext(0)

/** Says its place in the whole list, of which a screen reader finds only a part. */
function Row({ children, index, ref, style }: CustomItemComponentProps) {
  return (
    <li aria-posinset={index + 1} aria-setsize={useContext(ListSize)} ref={ref} style={style}>
      {children}
    </li>
  )
}

function Keyed({ children }: { children: ReactElement }) {
  return children
}
