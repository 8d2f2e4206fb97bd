import { parseJson } from '@countersign/protocol/text'
import { NameSchema, NoteSchema, type SafeAppInfo, SignatureHexSchema } from '@countersign/protocol/wire'
import type { Hex } from 'viem'
import { z } from 'zod'

/** An app without a usable name or URL must not discard the note: official wallets send empty ones. */
const OriginSchema = z.object({
  name: NameSchema.optional().catch(undefined),
  note: NoteSchema.optional(),
  noteSignature: SignatureHexSchema.optional(),
  url: z
    .string()
    .max(2048)
    .refine((url) => /^https?:\/\//.test(url))
    .optional()
    .catch(undefined),
})

export type Origin = { note: string | null; safeAppInfo: SafeAppInfo | null }

/** App and note of a proposal; text in an unknown format is ignored. */
export function parseOrigin(origin: string | null): Origin {
  const { name, note, url } = read(origin)
  return { note: note || null, safeAppInfo: name && url ? { logoUri: null, name, url } : null }
}

/** The signature over the note, for clients that verify its author. */
export function parseNoteSignature(origin: string | null): Hex | null {
  const { note, noteSignature } = read(origin)
  return note && noteSignature ? noteSignature : null
}

function read(origin: string | null): Partial<z.infer<typeof OriginSchema>> {
  // Most origins are empty: avoids an exception per row.
  if (!origin) return {}
  return OriginSchema.safeParse(parseJson(origin)).data ?? {}
}
