export type CsvRecord = {
  cells: string[]
  /** Unbalanced quotes: the raw line is in its first cell. */
  isBroken: boolean
}

/** Bounds a quote that is never closed, which would swallow the file. */
const longestCell = 2_000

/** Parses CSV by RFC 4180 with any separator. A faulty line does not affect others. Empty lines are skipped. */
export function* parseCsv(text: string, separator: string): Generator<CsvRecord, void, undefined> {
  let place = 0
  while (place < text.length) {
    const record = readRecord(text, place, separator) ?? readLine(text, place)
    place = record.end
    const isEmpty = record.cells.length === 1 && record.cells[0]?.trim() === ''
    if (!isEmpty) yield { cells: record.cells, isBroken: record.isBroken }
  }
}

type Read = CsvRecord & { end: number }

/** Undefined where quotes are unbalanced. */
function readRecord(text: string, start: number, separator: string): Read | undefined {
  const cells: string[] = []
  let place = start
  while (true) {
    const cell = text[place] === '"' ? readQuoted(text, place) : readPlain(text, place, separator)
    if (!cell) return undefined
    cells.push(cell.text)
    place = cell.end
    if (text[place] === separator) {
      place += 1
      continue
    }
    const end = endLine(text, place)
    return end === undefined ? undefined : { cells, end, isBroken: false }
  }
}

type Cell = { text: string; end: number }

function readPlain(text: string, start: number, separator: string): Cell | undefined {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') {
    if (text[end] === '"') return undefined
    end += 1
  }
  return { text: text.slice(start, end), end }
}

function readQuoted(text: string, start: number): Cell | undefined {
  let place = start + 1
  while (place - start <= longestCell) {
    const quote = text.indexOf('"', place)
    if (quote === -1 || quote - start > longestCell) return undefined
    if (text[quote + 1] !== '"') return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    place = quote + 2
  }
  return undefined
}

/** Start of the next line; undefined where this one continues. */
function endLine(text: string, place: number): number | undefined {
  if (place >= text.length) return place
  if (text[place] === '\n') return place + 1
  if (text[place] !== '\r') return undefined
  return text[place + 1] === '\n' ? place + 2 : place + 1
}

function readLine(text: string, start: number): Read {
  let end = start
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cells: [text.slice(start, end)], end: endLine(text, end) ?? end, isBroken: true }
}

/** One line whose cells parse back identically. */
export function writeCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
