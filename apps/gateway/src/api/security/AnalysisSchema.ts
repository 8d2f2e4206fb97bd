import { AddressSchema, CountSchema } from '@countersign/protocol/wire'
import { z } from 'zod'

/** Severities of the official wallet. */
const FindingSeveritySchema = z.enum(['OK', 'INFO', 'WARN', 'CRITICAL'])

const createFindingSchema = <const type extends readonly string[]>(types: type) =>
  z.object({ description: z.string(), severity: FindingSeveritySchema, title: z.string(), type: z.enum(types) })

const RecipientFindingSchema = createFindingSchema(['NEW_RECIPIENT', 'RECURRING_RECIPIENT', 'FAILED'])

export const RecipientAnalysisSchema = z.object({
  isSafe: z.boolean(),
  RECIPIENT_INTERACTION: z.array(RecipientFindingSchema),
})

const ContractFindingSchema = createFindingSchema([
  'VERIFIED',
  'NOT_VERIFIED_BY_SAFE',
  'NEW_CONTRACT',
  'KNOWN_CONTRACT',
  'UNEXPECTED_DELEGATECALL',
  'FAILED',
])

const ContractAnalysisSchema = z.object({
  CONTRACT_INTERACTION: z.array(ContractFindingSchema),
  CONTRACT_VERIFICATION: z.array(ContractFindingSchema),
  DELEGATECALL: z.array(ContractFindingSchema).optional(),
  FALLBACK_HANDLER: z
    .array(
      createFindingSchema(['UNOFFICIAL_FALLBACK_HANDLER']).extend({
        fallbackHandler: z.object({ address: AddressSchema }),
      }),
    )
    .optional(),
  logoUrl: z.string().optional(),
  name: z.string().optional(),
})

export const CounterpartyAnalysisSchema = z.object({
  contract: z.record(z.string(), ContractAnalysisSchema),
  /** Nested-owner deadlocks are not analysed. */
  deadlock: z.record(z.string(), z.never()),
  recipient: z.record(z.string(), RecipientAnalysisSchema),
})

const IssueSchema = z.object({ address: AddressSchema.optional(), description: z.string() })

const ThreatSchema = z.union([
  createFindingSchema(['NO_THREAT', 'OWNERSHIP_CHANGE', 'MODULE_CHANGE', 'FAILED']),
  createFindingSchema(['MASTERCOPY_CHANGE']).extend({ after: AddressSchema, before: AddressSchema }),
  createFindingSchema(['MODERATE']).extend({ issues: z.partialRecord(FindingSeveritySchema, z.array(IssueSchema)) }),
])

/** Decimal amounts in units of the asset. */
const MovementsSchema = z.array(z.union([z.object({ value: z.string() }), z.object({ token_id: CountSchema })]))

const BalanceChangeSchema = z.object({
  asset: z.union([
    z.object({ symbol: z.string(), type: z.literal('NATIVE') }),
    z.object({ address: AddressSchema, symbol: z.string().optional(), type: z.enum(['ERC20', 'ERC721']) }),
  ]),
  in: MovementsSchema,
  out: MovementsSchema,
})

export const ThreatAnalysisSchema = z.object({
  BALANCE_CHANGE: z.array(BalanceChangeSchema).optional(),
  THREAT: z.array(ThreatSchema),
})

export type RecipientAnalysis = z.infer<typeof RecipientAnalysisSchema>
export type ContractAnalysis = z.infer<typeof ContractAnalysisSchema>
export type Threat = z.infer<typeof ThreatSchema>
export type BalanceChange = z.infer<typeof BalanceChangeSchema>
export type ThreatAnalysis = z.infer<typeof ThreatAnalysisSchema>
