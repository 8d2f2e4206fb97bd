import { createTolerantPageSchema, TransactionListItemSchema } from '@countersign/protocol/wire'

/** A page of transactions. A malformed row does not affect the others. */
export const TransactionPageSchema = createTolerantPageSchema(TransactionListItemSchema)
