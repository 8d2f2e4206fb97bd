import { createContext, type ReactElement, useContext } from 'react'
import { type CustomItemComponentProps, WindowVirtualizer } from 'virtua'

export type LongListProps<item> = {
  items: readonly item[]
  getKey: (item: item) => string
  children: (item: item) => ReactElement
}

/** As many as are drawn without a pause worth noticing; find-in-page and print then see the whole list. */
const plainUpTo = 30

/** Near the height of a row, so that the way back to a place in the list is there before the rows are measured. */
const rowHeight = 72

/** Drawn before the height of the window is known, so that not all rows are drawn in the frame that tells it. */
const firstRows = 12

/** A list of rows. Of a long one only the rows near the screen are drawn: each costs the page milliseconds. */
export function LongList<item>({ items, getKey, children }: LongListProps<item>) {
  if (items.length <= plainUpTo)
    return (
      <ul>
        {items.map((item) => (
          <li key={getKey(item)}>{children(item)}</li>
        ))}
      </ul>
    )
  return (
    <ListSize value={items.length}>
      <WindowVirtualizer as="ul" data={items} item={Row} itemSize={rowHeight} ssrCount={firstRows}>
        {(item) => <Keyed key={getKey(item)}>{children(item)}</Keyed>}
      </WindowVirtualizer>
    </ListSize>
  )
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
