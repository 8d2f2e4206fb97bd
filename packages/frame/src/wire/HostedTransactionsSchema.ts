import { AddressSchema, HexSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

const highest = 2n ** 256n

/** Apps send decimal or hexadecimal text, numbers, or nothing for zero. */
const AmountSchema = z
  .union([z.string().max(80), z.int().nonnegative(), z.bigint()])
  .nullish()
  .transform((value, context): bigint => {
    const amount = toBigInt(value || 0)
    if (amount !== undefined && amount >= 0n && amount < highest) return amount
    context.addIssue({ code: 'custom', message: 'Invalid value' })
    return z.NEVER
  })

function toBigInt(value: string | number | bigint): bigint | undefined {
  if (typeof value === 'string' && !/^(0x[0-9a-f]+|[0-9]+)$/i.test(value)) return undefined
  return BigInt(value)
}

/** Like the official host: an empty text means no data. */
const DataSchema = z
  .string()
  .nullish()
  .transform((data) => data || '0x')
  .pipe(HexSchema)

/** Parameters of `sendTransactions` as official libraries send them, parsed like the official host. */
export const HostedTransactionsSchema = z.object({
  txs: z
    .array(z.object({ to: AddressSchema, value: AmountSchema, data: DataSchema }))
    .min(1)
    .max(500),
})

export type HostedTransactions = z.infer<typeof HostedTransactionsSchema>
