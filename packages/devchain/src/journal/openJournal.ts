import { closeSync, fdatasyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import type { JournalRecord } from './JournalRecord.ts'
import { readJournal } from './readJournal.ts'

export type Journal = {
  /** Returns when the record is on disk. */
  append(record: JournalRecord): void
  close(): void
  file: string
  records: readonly JournalRecord[]
  /** Takes back the record appended last: its request was refused and changed nothing. */
  takeBack(): void
}

/** Opens a journal for appending and cuts off a torn end, which would otherwise run into the next record. */
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
        // A full disk must not leave half a record for the next one to run into.
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
      // Not flushed: if the cut is lost in a crash, replaying the refused request is refused again.
      ftruncateSync(descriptor, previousLength)
      length = previousLength
    },
  }
}
