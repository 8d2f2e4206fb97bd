export type Cursor = {
  limit: number
  offset: number
  /** Key of the row next to the page, in the format of the link's creator: avoids an offset. */
  place?: CursorPosition | undefined
}

/** The page begins behind a row, or ends before one. */
export type CursorPosition = { after: string } | { before: string }

type ParseCursorOptions = {
  /** @default 20 */
  defaultLimit?: number
  /** Larger requests get this many. @default 100 */
  maxLimit?: number
}

const DIGITS = /^(0|[1-9][0-9]{0,8})$/
const PLACE = /^[\w.,-]{1,300}$/

/**
 * Reads the value of the query parameter `cursor`, itself a query string. What is missing or garbled is the default,
 * as official clients expect.
 *
 * @example
 * parseCursor('limit=20&offset=40') // { limit: 20, offset: 40 }
 */
export function parseCursor(
  cursor: string | null | undefined,
  { defaultLimit = 20, maxLimit = 100 }: ParseCursorOptions = {},
): Cursor {
  const parameters = new URLSearchParams(cursor ?? '')
  const limit = toNumber(parameters.get('limit'))
  const offset = toNumber(parameters.get('offset'))
  const place = toPosition(parameters)
  return {
    limit: limit === undefined || limit === 0 ? defaultLimit : Math.min(limit, maxLimit),
    offset: offset ?? 0,
    ...(place ? { place } : {}),
  }
}

/** The inverse of `parseCursor`, for pages that are counted off. */
export function formatCursor({ limit, offset }: Pick<Cursor, 'limit' | 'offset'>): string {
  return `limit=${limit}&offset=${offset}`
}

function toNumber(text: string | null): number | undefined {
  return text !== null && DIGITS.test(text) ? Number(text) : undefined
}

function toPosition(parameters: URLSearchParams): CursorPosition | undefined {
  const [after, before] = [parameters.get('after'), parameters.get('before')]
  if (after !== null && PLACE.test(after)) return { after }
  return before !== null && PLACE.test(before) ? { before } : undefined
}

type CreatePageLinksParameters = {
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
  const { next, previous } = createPageCursors({ cursor, edges, hasNext, taken })
  return { next: next && withCursor(url, next), previous: previous && withCursor(url, previous) }
}

/** The cursors of the pages beside one. */
export function createPageCursors({ cursor, edges, hasNext, taken }: Omit<CreatePageLinksParameters, 'url'>): {
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
