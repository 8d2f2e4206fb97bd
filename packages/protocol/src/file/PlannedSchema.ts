import { z } from 'zod'
import { creationVersions, type PlanCreationParameters } from '../chain/SafeFacts.ts'
import { AddressSchema, UintStringSchema } from '../wire/primitives.ts'

/** A Safe with more owners than this cannot be executed within a block. */
const maxOwners = 100

/** What the address of a Safe that is not there yet is made of, besides its version, as it travels. */
export const PlannedSchema = z.strictObject({
  owners: z.array(AddressSchema).min(1).max(maxOwners),
  threshold: UintStringSchema,
  saltNonce: UintStringSchema,
})

/** With the version that stands beside it; undefined where new Safes are not made of that. */
export function toPlanned(
  { owners, saltNonce, threshold }: z.infer<typeof PlannedSchema>,
  version: string | undefined,
): PlanCreationParameters | undefined {
  const known = creationVersions.find((one) => one === version)
  return known && { owners, saltNonce: BigInt(saltNonce), threshold: Number(threshold), version: known }
}

/** As it is written. */
export function fromPlanned({ owners, saltNonce, threshold }: PlanCreationParameters): z.input<typeof PlannedSchema> {
  return { owners: [...owners], saltNonce: `${saltNonce}`, threshold: `${threshold}` }
}
