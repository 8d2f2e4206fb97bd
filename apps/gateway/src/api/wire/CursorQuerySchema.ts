import { z } from 'zod'

/** The cursor of a page link, itself a query string. An invalid one means the first page. */
export const CursorQuerySchema = z.object({ cursor: z.string().optional() })
