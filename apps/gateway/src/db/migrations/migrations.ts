import type { Migration } from 'kysely'
import { foundation } from './foundation.ts'

/** In order of their names. A migration that was released is never changed: add the next one. */
export const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
}
