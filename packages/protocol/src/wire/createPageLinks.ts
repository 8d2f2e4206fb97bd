import { type Cursor, formatCursor } from './parseCursor.ts'

export type CreatePageLinksParameters = {
  cursor: Cursor
  /** The rows at the ends of this page, where the list is found by them; otherwise pages are counted off. */
  edges?: PageBounds | undefined
  hasNext: boolean
  /** Rows of this page, where it may have fewer than its limit although there are more. @default the limit */
  taken?: number | undefined
  /** The absolute address of this request as the client sees it. */
  url: string
}

export type PageBounds = { first: string; last: string }

/** `next` and `previous` of a page: this request's absolute URL with another cursor, or null at the ends. */
export function createPageLinks({ cursor, edges, hasNext, taken, url }: CreatePageLinksParameters): {
  next: string | null
  previous: string | null
} {
  const { next, previous } = turnPage({ cursor, edges, hasNext, taken })
  return { next: next && withCursor(url, next), previous: previous && withCursor(url, previous) }
}

/** The cursors of the pages beside one. */
export function turnPage({ cursor, edges, hasNext, taken }: Omit<CreatePageLinksParameters, 'url'>): {
  next: Cursor | null
  previous: Cursor | null
} {
  const { limit, offset } = cursor
  const before = Math.max(offset - limit, 0)
  return {
    next: hasNext
      ? { limit, offset: offset + (taken ?? limit), ...(edges ? { place: { after: edges.last } } : {}) }
      : null,
    previous:
      offset > 0
        ? // The first page has no cursor, so that it shows new rows.
          { limit, offset: before, ...(edges && before > 0 ? { place: { before: edges.first } } : {}) }
        : null,
  }
}

function withCursor(url: string, cursor: Cursor): string {
  const next = new URL(url)
  const beside = Object.entries(cursor.place ?? {}).map(([side, row]) => `&${side}=${row}`)
  next.searchParams.set('cursor', `${formatCursor(cursor)}${beside.join('')}`)
  return next.toString()
}
