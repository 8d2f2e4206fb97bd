import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'

export type PaginatedPage<item> = { next?: string | null | undefined; results: readonly item[] }

/**
 * Walks a list of the service from its first page to its last.
 *
 * @example
 * for await (const item of paginate((pageUrl) => listHistory(client, { address, chainId, pageUrl }))) show(item)
 */
export async function* paginate<item>(
  list: (pageUrl: string | undefined) => Promise<PaginatedPage<item>>,
  { maxPages = 100 }: { maxPages?: number } = {},
): AsyncGenerator<item, void, undefined> {
  const seen = new Set<string>()
  let pageUrl: string | undefined
  do {
    const page = await list(pageUrl)
    yield* page.results
    pageUrl = page.next ?? undefined
    if (pageUrl === undefined) return
    if (seen.has(pageUrl)) throw new TooManyPagesError({ pages: seen.size + 1, reason: 'circle' })
    seen.add(pageUrl)
  } while (seen.size < maxPages)
  throw new TooManyPagesError({ pages: maxPages, reason: 'limit' })
}

/** A list exceeded the caller's page limit, or its links form a cycle. */
export class TooManyPagesError extends BaseError {
  constructor({ pages, reason }: { pages: number; reason: 'circle' | 'limit' }) {
    super(
      'TOO_MANY_PAGES',
      reason === 'circle'
        ? msg('service.listRepeats', 'The service repeats its list after {pages, number} pages.', { pages })
        : msg('service.listEndless', 'The service’s list did not end within {pages, number} pages.', { pages }),
    )
  }
}
