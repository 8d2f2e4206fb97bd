import { z } from 'zod'
import { sanitizeText } from '../text/sanitizeText.ts'
import { CountSchema } from './primitives.ts'

/** One page of a list. `next` and `previous` are absolute URLs; absent and null are the same. */
export function createPageSchema<item extends z.ZodType>(item: item) {
  return z.object({
    count: CountSchema.nullable().default(null),
    next: z.string().nullable().default(null),
    previous: z.string().nullable().default(null),
    results: z.array(item),
  })
}

/** A row that is not what the list promises. */
export type RefusedRow = {
  /** Its identity, where that at least can be read. */
  id: string | undefined
  /** The field that is wrong, such as `transaction.timestamp`. */
  place: string
}

const NamedRowSchema = z.object({ transaction: z.object({ id: z.string().regex(/^[0-9A-Za-z_,]{1,256}$/) }) })

/** A page in which a row that cannot be read is refused alone, and named. For `parseAsync`. */
export function createTolerantPageSchema<item extends z.ZodType>(item: item) {
  return createPageSchema(z.unknown()).transform(async ({ results, ...page }) => {
    const rows = await Promise.all(results.map((row) => item.safeParseAsync(row)))
    const refused = rows.flatMap((row, index): RefusedRow[] =>
      row.success
        ? []
        : [
            {
              id: NamedRowSchema.safeParse(results[index]).data?.transaction.id,
              place: sanitizeText(row.error.issues[0]?.path.join('.') ?? '', { maxLength: 80 }),
            },
          ],
    )
    return { ...page, refused, results: rows.flatMap((row) => (row.success ? [row.data] : [])) }
  })
}

export type Page<item> = {
  count: number | null
  next: string | null
  previous: string | null
  results: item[]
}

/** More than any Safe has owners. A service could give thousands, and each costs a recovery or a call of the chain. */
export const maximumConfirmations = 100

/** Limit of checked confirmations plus one, to detect that there are more. */
export function boundConfirmations<confirmation>(confirmations: confirmation[]): confirmation[] {
  return confirmations.length > maximumConfirmations ? confirmations.slice(0, maximumConfirmations + 1) : confirmations
}
