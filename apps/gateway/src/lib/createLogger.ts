import { type Logger, pino } from 'pino'

import { serializeError } from './serializeError.ts'

export type { Logger }

/** Structured logs, one JSON object per line, on standard error: standard output belongs to the launcher's few sentences. */
export function createLogger({ level }: { level: string }): Logger {
  return pino(
    {
      base: null,
      level,
      serializers: { err: serializeError },
      redact: ['*.password', '*.connectionString', '*.databaseUrl', '*.privateKey', '*.authorization', '*.cookie'],
    },
    pino.destination({ dest: 2, sync: true }),
  )
}
