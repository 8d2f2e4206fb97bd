import { BaseError } from '@countersign/protocol/errors'

const remedies = {
  'already-running': 'Stop the other Countersign that uses this folder, or set COUNTERSIGN_DATA to another one.',
  folder: 'Make the folder readable and writable for this user, or set COUNTERSIGN_DATA to another one.',
  'no-binaries': 'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
  'no-user': 'Start as a user other than root, or set DATABASE_URL to a PostgreSQL server.',
  'not-ready': 'See the PostgreSQL log above, or set DATABASE_URL to a PostgreSQL server.',
  'other-version': 'Start the version that created it, or set COUNTERSIGN_DATA to another folder.',
  'set-up': 'See the cause in the log, or set DATABASE_URL to a PostgreSQL server.',
}

type EmbeddedPostgresProblem = keyof typeof remedies

/** The embedded database cannot start; names the cause and the remedy. */
export class EmbeddedPostgresError extends BaseError {
  readonly problem: EmbeddedPostgresProblem
  constructor(problem: EmbeddedPostgresProblem, sentence: string, { cause }: { cause?: unknown } = {}) {
    super('EMBEDDED_POSTGRES', sentence, { cause, metaMessages: [remedies[problem]] })
    this.problem = problem
  }
}
