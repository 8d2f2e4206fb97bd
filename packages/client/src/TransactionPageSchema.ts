import { createTolerantPageSchema, TransactionListItemSchema } from '@countersign/protocol/wire'

/** A page of transactions. A row that is malformed takes no other with it. */
export const TransactionPageSchema = createTolerantPageSchema(TransactionListItemSchema)
