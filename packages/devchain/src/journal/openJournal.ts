import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { JournalRecord } from './JournalRecord.ts'
import { readJournal } from './readJournal.ts'

export type Journal = {
  /** Returns when the record is on disk. */
  append(record: JournalRecord): void
  close(): void
  file: string
  records: readonly JournalRecord[]
  /** Removes the last record: its request was rejected and changed nothing. */
  takeBack(): void
}

/** Opens a journal for appending and truncates a torn end, which would corrupt the next record. */
export function openJournal(file: string): Journal {
  const { bytes, records } = readJournal(file)
  const descriptor = openSync(file, 'a')
  ftruncateSync(descriptor, bytes)
  let length = bytes
  let previousLength = bytes
  return {
    append(record) {
      const line = Buffer.from(`${JSON.stringify(record)}\n`)
      try {
        let written = 0
        while (written < line.length) written += writeSync(descriptor, line, written)
        fdatasyncSync(descriptor)
      } catch (error) {
        // A full disk must not leave a partial record.
        ftruncateSync(descriptor, length)
        throw error
      }
      previousLength = length
      length += line.length
    },
    close() {
      closeSync(descriptor)
    },
    file,
    records,
    takeBack() {
      // Not flushed: if a crash undoes the truncation, the replay rejects the request again.
      ftruncateSync(descriptor, previousLength)
      length = previousLength
    },
  }
}
