import { isAddress } from 'viem'
import type { HistoryPart } from '../../domain/transactions/historyParts.ts'
import type { FilterSearch } from '../../domain/transfers/FilterSearch.ts'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import type { ExportEntry } from './ExportEntry.ts'
import type { TransferNote } from './transferNotes.ts'

export type Filter = {
  /** Milliseconds, inclusive. */
  from: number | undefined
  matches: (entry: ExportEntry, context: { name: string | undefined; note: TransferNote | undefined }) => boolean
}

/** Most decimals; an invalid amount does not filter. */
const scale = 40

function toScaled(text: string | undefined): bigint | undefined {
  const match = /^(\d{1,60})(?:\.(\d{0,40}))?$/.exec(text?.trim().replaceAll(',', '') ?? '')
  if (!match) return undefined
  const [, integer = '', fraction = ''] = match
  return BigInt(`${integer}${fraction.padEnd(scale, '0')}`)
}

function scaleAmount({ amount, asset: { decimals } }: ExportEntry): bigint {
  return decimals > scale ? amount / 10n ** BigInt(decimals - scale) : amount * 10n ** BigInt(scale - decimals)
}

/** Start of a local calendar day, plus `days`. */
function toMoment(day: string | undefined, days = 0): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '')
  if (!match) return undefined
  const [, year, month, date] = match.map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  return new Date(year, month - 1, date + days).getTime()
}

/** Compiles the URL's filter for use on thousands of entries. */
export function createFilter(search: FilterSearch, kind?: HistoryPart): Filter {
  const [min, max] = [toScaled(search.min), toScaled(search.max)]
  const [from, until] = [toMoment(search.from), toMoment(search.to, 1)]
  const who = search.who?.trim().toLowerCase()
  const asset = search.asset?.trim().toLowerCase()
  const text = search.text?.trim()
  const tests: readonly (Filter['matches'] | false | undefined | '')[] = [
    kind && ((entry) => entry.kind === kind),
    search.direction && (({ direction }) => direction === search.direction),
    from !== undefined && (({ movement }) => movement.timestamp >= from),
    until !== undefined && (({ movement }) => movement.timestamp < until),
    asset && ((entry) => isAsset(entry, asset)),
    who && (({ counterparty }, { name }) => `${name ?? ''} ${counterparty}`.toLowerCase().includes(who)),
    min !== undefined && ((entry) => scaleAmount(entry) >= min),
    max !== undefined && ((entry) => scaleAmount(entry) <= max),
    text &&
      (({ movement: { note: own, safeTxHash, transactionHash } }, { name, note }) =>
        matchesSearch(text, [name, note?.note, note?.category, own, safeTxHash, transactionHash])),
  ]
  const active = tests.filter((test) => typeof test === 'function')
  return { from, matches: (entry, context) => active.every((test) => test(entry, context)) }
}

function isAsset({ asset: { address, symbol } }: ExportEntry, text: string): boolean {
  return isAddress(text) ? address.toLowerCase() === text : symbol.toLowerCase() === text
}
