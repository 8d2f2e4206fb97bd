import { AddressSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Names of the host's address book: claims, no proof. */
export const AddressBookSchema = z
  .array(
    z.object({
      address: AddressSchema,
      chainId: z.union([z.string().max(32), z.int().transform(String)]),
      name: NameSchema,
    }),
  )
  .max(10_000)

export type AddressBook = z.infer<typeof AddressBookSchema>
