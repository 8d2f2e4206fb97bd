import { z } from 'zod'
import { CountSchema } from './CountSchema.ts'

/** One page of a list. `next` and `previous` are absolute URLs; absent and null are the same. */
export function createPageSchema<item extends z.ZodType>(item: item) {
  return z.object({
    count: CountSchema.nullable().default(null),
    next: z.string().nullable().default(null),
    previous: z.string().nullable().default(null),
    results: z.array(item),
  })
}

export type Page<item> = {
  count: number | null
  next: string | null
  previous: string | null
  results: item[]
}
