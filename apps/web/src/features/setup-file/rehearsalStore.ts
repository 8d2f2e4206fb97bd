import { AddressSchema, HashSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import { defineStore } from '../../domain/services/defineStore.ts'

/** The last rehearsal of each Safe in this browser, by `chainId:address`. */
export const RehearsalsSchema = z.record(
  z.string(),
  z.object({
    at: z.number().int().nonnegative().max(8_640_000_000_000_000),
    /** Identity of the file. */
    content: HashSchema,
    isComplete: z.boolean(),
  }),
)

export const openRehearsals = defineStore({ empty: {}, key: 'countersign.rehearsals.v1', schema: RehearsalsSchema })

export function toRehearsalKey({ address, chainId }: { address: string; chainId: number }): string {
  return `${chainId}:${AddressSchema.parse(address)}`
}
