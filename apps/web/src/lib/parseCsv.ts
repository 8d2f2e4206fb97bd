export type CsvRecord = {
  cells: string[]
  /** Unbalanced quotes: the raw line is in its first cell. */
  isBroken: boolean
}

/** Bounds a quote that is never closed, which would swallow the file. */
const maxCellLength = 2_000

/** Parses CSV by RFC 4180 with any separator. A faulty line does not affect others. Empty lines are skipped. */
export function* parseCsv(text: string, separator: string): Generator<CsvRecord, void, undefined> {
  let offset = 0
  while (offset < text.length) {
    const record = readRecord(text, offset, separator) ?? readLine(text, offset)
    offset = record.end
    const isEmpty = record.cells.length === 1 && record.cells[0]?.trim() === ''
    if (!isEmpty) yield { cells: record.cells, isBroken: record.isBroken }
  }
}

type Read = CsvRecord & { end: number }

/** Undefined where quotes are unbalanced. */
function readRecord(text: string, start: number, separator: string): Read | undefined {
  const cells: string[] = []
  let offset = start
  while (true) {
    const cell = text[offset] === '"' ? readQuoted(text, offset) : readPlain(text, offset, separator)
    if (!cell) return undefined
    cells.push(cell.text)
    offset = cell.end
    if (text[offset] === separator) {
      offset += 1
      continue
    }
    const end = endLine(text, offset)
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
  let offset = start + 1
  while (offset - start <= maxCellLength) {
    const quote = text.indexOf('"', offset)
    if (quote === -1 || quote - start > maxCellLength) return undefined
    if (text[quote + 1] !== '"') return { text: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    offset = quote + 2
  }
  return undefined
}

/** Start of the next line; undefined where this one continues. */
function endLine(text: string, offset: number): number | undefined {
  if (offset >= text.length) return offset
  if (text[offset] === '\n') return offset + 1
  if (text[offset] !== '\r') return undefined
  return text[offset + 1] === '\n' ? offset + 2 : offset + 1
}

function readLine(text: string, start: number): Read {
  let end = start
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cells: [text.slice(start, end)], end: endLine(text, end) ?? end, isBroken: true }
}

export function writeCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
