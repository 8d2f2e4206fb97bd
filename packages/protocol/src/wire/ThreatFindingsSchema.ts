import { z } from 'zod'
import { NameSchema, NoteSchema } from './TextSchema.ts'

const SeveritySchema = z.enum(['OK', 'INFO', 'WARN', 'CRITICAL'])

const ThreatFindingSchema = z.object({
  description: NoteSchema,
  /** An unknown severity counts as a caution. */
  severity: SeveritySchema.catch('WARN'),
  title: NameSchema,
  type: z.string().max(100),
  issues: z.partialRecord(SeveritySchema, z.array(z.object({ description: NoteSchema })).max(100)).optional(),
})

/** What a service finds in a transaction, as far as it is shown: an opinion that can only make things worse. */
export const ThreatFindingsSchema = z.object({ THREAT: z.array(ThreatFindingSchema).max(50) })

export type ThreatFindings = z.infer<typeof ThreatFindingsSchema>
