import { z } from 'zod'

/** A batch in a batch goes five levels down; the kernel itself explains eight of them. */
const maximumDepth = 64

/** Refuses what is nested without end, before a schema that calls itself runs out of stack over it. */
export function limitDepth<schema extends z.ZodType>(schema: schema) {
  return z
    .unknown()
    .refine((value) => !isDeeperThan(value, maximumDepth), {
      error: `Nested deeper than ${maximumDepth} levels.`,
    })
    .pipe(schema)
}

/** Level by level: nothing here calls itself. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value].filter(isNesting)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= limit) return true
    level = level.flatMap((nesting) => Object.values(nesting)).filter(isNesting)
  }
  return false
}

function isNesting(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
