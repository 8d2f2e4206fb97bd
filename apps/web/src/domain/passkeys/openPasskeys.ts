import { z } from 'zod'
import { defineStore } from '../services/defineStore.ts'

const CoordinateSchema = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]{64}$/)])

/** Public data of a passkey: with them its signer contract is found again. The key itself never leaves its provider. */
export const StoredPasskeySchema = z.object({
  /** Of the credential, in base64url. */
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .max(1_400),
  name: z.string().max(64),
  rpId: z.string().min(1).max(253),
  x: CoordinateSchema,
  y: CoordinateSchema,
  /** It signed a test in this browser. */
  isProven: z.boolean(),
})

export type StoredPasskey = z.infer<typeof StoredPasskeySchema>

export const StoredPasskeysSchema = z.array(StoredPasskeySchema).max(50)

/** Passkeys created in this browser or restored from a backup file. */
export const openPasskeys = defineStore({
  empty: [],
  key: 'countersign.passkeys.v1',
  schema: StoredPasskeysSchema,
})
