import type { z } from 'zod'

/** What the wallet wrote down under this name, if it is still what it was. */
export function readStored<value>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: z.ZodType<value>,
): value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    // No JSON: somebody else wrote there.
    return undefined
  }
}
