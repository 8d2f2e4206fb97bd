import type { Logger } from '../../lib/createLogger.ts'

/** What the first middleware puts beside every request. */
export type ApiEnv = { Variables: { logger: Logger; requestId: string } }
