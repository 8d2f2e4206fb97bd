import { z } from 'zod'

/** The child's message to its parent, sent once. */
export const ServerMessageSchema = z.discriminatedUnion('type', [
  z.object({ port: z.number(), type: z.literal('ready') }),
  z.object({ code: z.string(), message: z.string(), type: z.literal('failed') }),
])
export type ServerMessage = z.infer<typeof ServerMessageSchema>
