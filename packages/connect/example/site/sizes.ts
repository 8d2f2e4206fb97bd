import { z } from 'zod'

const SizesSchema = z.array(z.object({ name: z.string(), kilobytes: z.number() }))

/** Of the example app, measured while this page was built (`scripts/site/measureExample.ts`). */
export const sizes = SizesSchema.parse(JSON.parse(import.meta.env.VITE_SIZES ?? '[]'))
