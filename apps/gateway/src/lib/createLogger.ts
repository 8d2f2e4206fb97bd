import { type Logger, pino } from 'pino'

import { serializeError } from './serializeError.ts'

export type { Logger }

/** Bytes buffered while the log cannot be written; further lines are dropped. */
const maxWaiting = 1024 * 1024

export type CreateLoggerParameters = {
  /** A path or a file descriptor. @default standard error */
  destination?: number | string
  level: string
}

/** Logs JSON lines to standard error: standard output belongs to the launcher. */
export function createLogger({ destination = 2, level }: CreateLoggerParameters): Logger {
  const stream = pino.destination({ dest: destination, maxLength: maxWaiting, sync: true })
  // Without a listener a full disk would throw at the caller, in the middle of a request.
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
