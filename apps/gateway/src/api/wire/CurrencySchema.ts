import { z } from 'zod'

/** The code of a currency, in any case. */
export const CurrencySchema = z.string().regex(/^[a-z]{3,10}$/i, { error: 'Invalid currency' })
