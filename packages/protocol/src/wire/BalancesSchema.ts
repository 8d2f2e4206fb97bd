import { z } from 'zod'
import { UintStringSchema } from './primitives.ts'
import { TokenInfoSchema } from './TokenInfoSchema.ts'
import { createPausingSchema } from './withPauses.ts'

/** A price or fiat amount: a claim for display, never for a decision. */
const FiatSchema = z
  .string()
  .regex(/^-?[0-9]{1,60}(\.[0-9]{1,60})?(e[+-]?[0-9]{1,3})?$/i, { error: 'Invalid fiat amount' })

const BalanceItemSchema = z.object({
  tokenInfo: TokenInfoSchema,
  balance: UintStringSchema,
  fiatBalance: FiatSchema.default('0'),
  fiatConversion: FiatSchema.default('0'),
  fiatBalance24hChange: FiatSchema.nullable().default(null),
  /** Of our service: the token gave no answer within its limits, and the balance is not known. */
  unreadable: z.boolean().optional(),
})

export type BalanceItem = z.infer<typeof BalanceItemSchema>

/** `GET /v1/chains/{chainId}/safes/{address}/balances/{currency}` */
export const BalancesSchema = z.object({
  fiatTotal: FiatSchema.default('0'),
  /** Of our service: the Safe has more tokens than are listed. */
  incomplete: z.boolean().optional(),
  items: z.array(BalanceItemSchema),
})

/** For `parseAsync` in a page: anyone can add tokens to a Safe, so the list can be long. */
export const PausingBalancesSchema = BalancesSchema.extend({ items: z.array(createPausingSchema(BalanceItemSchema)) })

export type Balances = z.infer<typeof BalancesSchema>
