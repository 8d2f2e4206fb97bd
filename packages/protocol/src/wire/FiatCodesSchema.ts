import { z } from 'zod'

/** `GET /v1/balances/supported-fiat-codes`: upper case, alphabetical. */
export const FiatCodesSchema = z.array(z.string().regex(/^[A-Z0-9]{1,10}$/, { error: 'Invalid currency code' }))

export type FiatCodes = z.infer<typeof FiatCodesSchema>

export const defaultCurrency = 'usd'
