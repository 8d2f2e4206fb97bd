import { AddressSchema, ChainIdSchema, createTextSchema, HashSchema, TransactionIdSchema } from '@countersign/protocol'
import { z } from 'zod'
import { CurrencySchema } from '../wire/CurrencySchema.ts'

/** Parameters of paths mean the same wherever they stand. */
export const pathParameters: Record<string, { description: string; schema: z.ZodType }> = {
  address: { description: 'A Safe, or the account or contract that the call is about.', schema: AddressSchema },
  chain: { description: 'Chain id or short name.', schema: createTextSchema(100) },
  chainId: { description: 'Chain id, decimal.', schema: ChainIdSchema },
  currency: { description: 'A code of supported-fiat-codes, in any case.', schema: CurrencySchema },
  delegate: { description: 'The account that may propose.', schema: AddressSchema },
  hash: { description: 'A hash of 32 bytes.', schema: HashSchema },
  id: { description: 'An id of a list, or a safeTxHash.', schema: TransactionIdSchema },
  messageHash: { description: 'Hash of a Safe message.', schema: HashSchema },
  owner: { description: 'An account.', schema: AddressSchema },
  safe: { description: 'A Safe.', schema: AddressSchema },
  safeTxHash: { description: 'Hash of a Safe transaction.', schema: HashSchema },
  uuid: { description: 'A device.', schema: z.uuid() },
}
