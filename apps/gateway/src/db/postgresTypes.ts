import { BaseError } from '@countersign/protocol/errors'
import pg from 'pg'

/**
 * How values come back. Without it `pg` hands out bigint and numeric columns as text.
 * bigint columns hold block numbers, chain ids and counts and become numbers; numeric columns hold amounts and become bigint.
 */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary')
    if (oid === pg.types.builtins.INT8) return parseInteger
    if (oid === pg.types.builtins.NUMERIC) return BigInt
    return pg.types.getTypeParser(oid, 'text')
  },
}

function parseInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new UnsafeIntegerError({ text })
  return value
}

/** A bigint column holds what a number cannot: a column of amounts must be numeric instead. */
class UnsafeIntegerError extends BaseError {
  override readonly name = 'UnsafeIntegerError'
  readonly code = 'UNSAFE_INTEGER'
  constructor({ text }: { text: string }) {
    super(`The database returned ${text}, which is too large for a number.`)
  }
}
