import { AddressSchema, NameSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Methods that need a permission. */
export const restrictedMethods = ['requestAddressBook'] as const

export const PermissionRequestsSchema = z
  .array(z.strictObject({ requestAddressBook: z.record(z.string(), z.unknown()).optional() }))
  .min(1)
  .max(16)

export type PermissionRequests = z.infer<typeof PermissionRequestsSchema>

const PermissionSchema = z.object({
  parentCapability: z.string().max(64),
  invoker: z.string().max(2048),
  date: z.number().optional(),
  caveats: z.array(z.unknown()).max(64).default([]),
})

export const PermissionsSchema = z.array(PermissionSchema).max(64)

export type Permission = z.infer<typeof PermissionSchema>

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
