import { useElementScrollRestoration, useRouter } from '@tanstack/react-router'
import { createContext, type ReactElement, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  type CacheSnapshot,
  type CustomItemComponentProps,
  WindowVirtualizer,
  type WindowVirtualizerHandle,
} from 'virtua'

export type LongListProps<item> = {
  name: string
  items: readonly item[]
  getKey: (item: item) => string
  children: (item: item) => ReactElement
}

/** Short lists are not virtualized; find-in-page and print then include all rows. */
const plainUpTo = 30

/** A virtualized list: each row costs milliseconds. */
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

const rowHeight = 72

/** Rendered before the window's height is known, so that the first frame does not render all rows. */
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

/** Row heights of lists left, by visit and list. */
const measured = new Map<string, CacheSnapshot>()
const maxMeasured = 20

/** The visit whose scroll position was restored, so that it happens once. */
let resumed: string | undefined

/**
 * Restores the scroll position. The router scrolls once, when the screen first renders, possibly before its list is
 * tall enough. The list scrolls again when it is ready, with the stored row heights: with estimates the same offset is
 * another row.
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
      for (const oldest of measured.keys()) if (measured.size > maxMeasured) measured.delete(oldest)
    }
  }, [key])
  return { handle, sizes }
}

const ListSize = createContext(0)

/** Announces its position: screen readers find only part of a virtualized list. */
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
