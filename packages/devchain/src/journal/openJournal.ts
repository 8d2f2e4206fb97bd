import { closeSync, existsSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { z } from 'zod'
import { DevchainError } from '../errors/DevchainError.ts'

export type Journal = {
  /** Returns when the record is on disk. */
  append(record: JournalRecord): void
  close(): void
  /** Flushes a draft: it is complete, and can be renamed. Later records are flushed each. */
  complete(): void
  file: string
  records: readonly JournalRecord[]
  /** Removes the last record: its request was rejected and changed nothing. */
  takeBack(): void
}

/**
 * Opens a journal for appending and truncates a torn end, which would corrupt the next record.
 *
 * @param isDraft Records are flushed together by `complete`: nobody relies on a file that is not renamed yet
 */
export function openJournal(file: string, { isDraft = false }: { isDraft?: boolean } = {}): Journal {
  const { bytes, records } = readJournal(file)
  const descriptor = openSync(file, 'a')
  ftruncateSync(descriptor, bytes)
  let isFlushed = !isDraft
  let length = bytes
  let previousLength = bytes
  return {
    append(record) {
      const line = Buffer.from(`${JSON.stringify(record)}\n`)
      try {
        let written = 0
        while (written < line.length) written += writeSync(descriptor, line, written)
        if (isFlushed) fdatasyncSync(descriptor)
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
    complete() {
      fdatasyncSync(descriptor)
      isFlushed = true
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

/**
 * One state-changing request. `head` is the hash of the latest block before it: a diverging replay is detected at this
 * record. `time` is the timestamp of the block that it mines.
 */
const JournalRecordSchema = z.object({
  head: z.string(),
  method: z.string(),
  params: z.array(z.unknown()),
  time: z.number().int().optional(),
})
type JournalRecord = z.infer<typeof JournalRecordSchema>

type ReadJournalReturnType = {
  /** Length in bytes of the complete records; the remainder is a torn, unacknowledged write. */
  bytes: number
  records: JournalRecord[]
}

/** Reads the records of a journal. A torn last line is skipped, a broken line in the middle is an error. */
function readJournal(file: string): ReadJournalReturnType {
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

export class JournalBrokenError extends DevchainError {
  override readonly name = 'JournalBrokenError'
  readonly code = 'JOURNAL_BROKEN'

  constructor({ cause, file, line, reason }: { cause?: unknown; file: string; line: number; reason: string }) {
    super(
      `The chain journal ${file} cannot be replayed from line ${line} (${reason}): restore the file from a backup, or move its folder away to start a new chain.`,
      { cause },
    )
  }
}
