import { z } from 'zod'

/** Currency code in any case. */
export const CurrencySchema = z.string().regex(/^[a-z]{3,10}$/i, { error: 'Invalid currency' })
