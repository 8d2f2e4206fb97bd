import { existsSync, readFileSync } from 'node:fs'
import { JournalBrokenError } from '../errors/JournalBrokenError.ts'
import { type JournalRecord, JournalRecordSchema } from './JournalRecord.ts'

export type ReadJournalReturnType = {
  /** Length in bytes of the complete records; the remainder is a torn, unacknowledged write. */
  bytes: number
  records: JournalRecord[]
}

/** Reads the records of a journal. A torn last line is skipped, a broken line in the middle is an error. */
export function readJournal(file: string): ReadJournalReturnType {
  if (!existsSync(file)) return { bytes: 0, records: [] }
  const content = readFileSync(file)
  const records: JournalRecord[] = []
  let bytes = 0
  while (bytes < content.length) {
    const end = content.indexOf(0x0a, bytes)
    if (end === -1) break
    const record = parseLine(content.subarray(bytes, end).toString('utf8'))
    if (!record) {
      if (end === content.length - 1) break
      throw new JournalBrokenError({ file, line: records.length + 1, reason: 'the line is not a record' })
    }
    records.push(record)
    bytes = end + 1
  }
  return { bytes, records }
}

function parseLine(line: string): JournalRecord | undefined {
  try {
    return JournalRecordSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
