import type { z } from 'zod'

/** Reads a stored value; undefined if it is missing or invalid. */
export function readStored<value>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: z.ZodType<value>,
): value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    // Not JSON: written by something else.
    return undefined
  }
}
