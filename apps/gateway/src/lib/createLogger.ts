import { type Logger, pino } from 'pino'

import { serializeError } from './serializeError.ts'

export type { Logger }

/** Bytes that wait where the log cannot be written; what comes after is lost. */
const mostWaiting = 1024 * 1024

export type CreateLoggerParameters = {
  /** A file or the number of one that is open. @default standard error */
  destination?: number | string
  level: string
}

/** Structured logs, one JSON object per line, on standard error: standard output belongs to the launcher's few sentences. */
export function createLogger({ destination = 2, level }: CreateLoggerParameters): Logger {
  const stream = pino.destination({ dest: destination, maxLength: mostWaiting, sync: true })
  // Without a listener whoever logs would get the error of a full disk, in the middle of an answer.
  stream.on('error', () => undefined)
  return pino(
    {
      base: null,
      level,
      serializers: { err: serializeError },
      redact: ['*.password', '*.connectionString', '*.databaseUrl', '*.privateKey', '*.authorization', '*.cookie'],
    },
    stream,
  )
}
