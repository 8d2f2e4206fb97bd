import { type Cursor, formatCursor } from './parseCursor.ts'

export type CreatePageLinksParameters = {
  cursor: Cursor
  hasNext: boolean
  /** The absolute address of this request as the client sees it. */
  url: string
}

/** `next` and `previous` of a page: this request's absolute URL with another cursor, or null at the ends. */
export function createPageLinks({ cursor, hasNext, url }: CreatePageLinksParameters): {
  next: string | null
  previous: string | null
} {
  const { limit, offset } = cursor
  return {
    next: hasNext ? withCursor(url, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? withCursor(url, { limit, offset: Math.max(offset - limit, 0) }) : null,
  }
}

function withCursor(url: string, cursor: Cursor): string {
  const next = new URL(url)
  next.searchParams.set('cursor', formatCursor(cursor))
  return next.toString()
}
