import { z } from 'zod'
import { AddressExSchema } from './AddressExSchema.ts'
import { CountSchema } from './primitives.ts'

const KnownSettingsInfoSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SET_FALLBACK_HANDLER'), handler: AddressExSchema }),
  z.object({ type: z.literal('ADD_OWNER'), owner: AddressExSchema, threshold: CountSchema }),
  z.object({ type: z.literal('REMOVE_OWNER'), owner: AddressExSchema, threshold: CountSchema }),
  z.object({ type: z.literal('SWAP_OWNER'), oldOwner: AddressExSchema, newOwner: AddressExSchema }),
  z.object({ type: z.literal('CHANGE_THRESHOLD'), threshold: CountSchema }),
  // The same change under two names: the official wire's, and the specification's.
  z.object({ type: z.literal('CHANGE_MASTER_COPY'), implementation: AddressExSchema }),
  z.object({ type: z.literal('CHANGE_IMPLEMENTATION'), implementation: AddressExSchema }),
  z.object({ type: z.literal('ENABLE_MODULE'), module: AddressExSchema }),
  z.object({ type: z.literal('DISABLE_MODULE'), module: AddressExSchema }),
  z.object({ type: z.literal('SET_GUARD'), guard: AddressExSchema }),
  z.object({ type: z.literal('DELETE_GUARD') }),
  z.object({ type: z.literal('SET_MODULE_GUARD'), moduleGuard: AddressExSchema }),
  z.object({ type: z.literal('DELETE_MODULE_GUARD') }),
])

const knownTypes = new Set<unknown>(KnownSettingsInfoSchema.options.map((option) => option.shape.type.value))

/** Unknown types become null, like the service sends for unknown changes. */
export const SettingsInfoSchema = z.preprocess((value) => {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  return typeof type === 'string' && !knownTypes.has(type) ? null : value
}, KnownSettingsInfoSchema.nullable().default(null))

export type SettingsInfo = z.infer<typeof KnownSettingsInfoSchema>
