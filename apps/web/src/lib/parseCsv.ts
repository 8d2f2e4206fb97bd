export type CsvRecord = {
  cells: string[]
  /** Its quotation marks make no sense: the line stands in its first cell as it is. */
  isBroken: boolean
}

/** No cell that anybody types comes near; a quotation mark that is never closed would take the whole file. */
const longestCell = 2_000

/**
 * Reads comma-separated values by RFC 4180, with another separator where one is given. Line by line: a fault costs its
 * own line and no other. Empty lines are left out.
 */
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

/** Undefined where the quotation marks make no sense. */
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

/** Where the next line begins; undefined where this one goes on. */
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

/** One line, in which every cell can be read back as it was. */
export function writeCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
