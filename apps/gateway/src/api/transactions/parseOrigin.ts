import { NameSchema, NoteSchema, type SafeAppInfo } from '@countersign/protocol'
import { z } from 'zod'

const OriginSchema = z.object({
  name: NameSchema.optional(),
  note: NoteSchema.optional(),
  url: z
    .string()
    .max(2048)
    .refine((url) => /^https?:\/\//.test(url))
    .optional(),
})

/** What the proposer said of the app and the reason; text that is not of the known form says nothing. */
export function parseOrigin(origin: string | null): { note: string | null; safeAppInfo: SafeAppInfo | null } {
  const { name, note, url } = OriginSchema.safeParse(parseJson(origin)).data ?? {}
  return { note: note || null, safeAppInfo: name && url ? { logoUri: null, name, url } : null }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
