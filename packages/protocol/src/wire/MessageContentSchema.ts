import { z } from 'zod'
import { TypedDataSchema } from './TypedDataSchema.ts'

/** Hashed unchanged, so sanitize it only for display. Text that starts with 0x is text too. */
export const MessageContentSchema = z.union([z.string(), TypedDataSchema])

export type MessageContent = z.infer<typeof MessageContentSchema>
