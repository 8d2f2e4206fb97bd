export type Cursor = { limit: number; offset: number }

export type ParseCursorOptions = {
  /** @default 20 */
  defaultLimit?: number
  /** Larger requests get this many. @default 100 */
  maxLimit?: number
}

const DIGITS = /^(0|[1-9][0-9]{0,8})$/

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
  return {
    limit: limit === undefined || limit === 0 ? defaultLimit : Math.min(limit, maxLimit),
    offset: offset ?? 0,
  }
}

/** The inverse of `parseCursor`. */
export function formatCursor({ limit, offset }: Cursor): string {
  return `limit=${limit}&offset=${offset}`
}

function toNumber(text: string | null): number | undefined {
  return text !== null && DIGITS.test(text) ? Number(text) : undefined
}
