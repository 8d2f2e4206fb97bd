import { z } from 'zod'

/** Query of every list: the cursor of a page link, itself a query string. What is garbled means the first page. */
export const CursorQuerySchema = z.object({ cursor: z.string().optional() })
