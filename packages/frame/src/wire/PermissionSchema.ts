import { z } from 'zod'

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
