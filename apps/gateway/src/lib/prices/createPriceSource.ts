import { readFile } from 'node:fs/promises'
import { BaseError } from '@countersign/protocol/errors'
import type { Logger } from '../createLogger.ts'
import { readText } from '../readText.ts'
import {
  createPriceTable,
  emptyPriceTable,
  type PricesFileInput,
  PricesFileSchema,
  type PriceTable,
} from './PriceTable.ts'

export type PriceSource = { load: () => Promise<PriceTable> }

export type CreatePriceSourceParameters = {
  clock?: () => number
  logger: Logger
  /** An `http(s)` URL, a file, or prices that never change; undefined: no prices. */
  location: PriceLocation | undefined
}

export type PriceLocation = string | PricesFileInput

const refreshInterval = 60_000
/** Older prices are discarded. */
const maxAge = 3_600_000
const maxBytes = 10_000_000

/** The operator's prices, refreshed every minute. If the source fails, the last prices are used for an hour. */
export function createPriceSource({ clock = Date.now, logger, location }: CreatePriceSourceParameters): PriceSource {
  if (typeof location === 'object') {
    const fixed = createPriceTable(PricesFileSchema.parse(location))
    return { load: async () => fixed }
  }
  let table = emptyPriceTable
  let readAt = Number.NEGATIVE_INFINITY
  let attemptedAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function refresh(source: string): Promise<void> {
    attemptedAt = clock()
    try {
      table = createPriceTable(PricesFileSchema.parse(JSON.parse(await readSource(source))))
      readAt = clock()
    } catch (error) {
      logger.warn({ err: error }, 'could not load prices')
      if (clock() - readAt > maxAge) table = emptyPriceTable
    }
  }

  return {
    load: async () => {
      if (location === undefined) return emptyPriceTable
      if (clock() - attemptedAt >= refreshInterval)
        reading ??= refresh(location).finally(() => {
          reading = undefined
        })
      // Serves stale prices while refreshing.
      if (clock() - readAt > maxAge) await reading
      return table
    },
  }
}

async function readSource(location: string): Promise<string> {
  if (!/^https?:/.test(location)) return readFile(location, 'utf8')
  const response = await fetch(location, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  if (!response.ok || !response.body)
    throw new BaseError('PRICES_UNREADABLE', `The price source responded with status ${response.status}.`)
  const toError = () => new BaseError('PRICES_UNREADABLE', `The price source sent more than ${maxBytes} bytes.`)
  return readText(response.body, { maxBytes, toError })
}
