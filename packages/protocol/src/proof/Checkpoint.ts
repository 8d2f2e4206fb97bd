import type { Hex } from 'viem'
import { z } from 'zod'
import { BaseError } from '../errors/BaseError.ts'
import { parseJson } from '../text/parseJson.ts'
import { HashSchema } from '../wire/primitives.ts'

/** A block that the user trusts: from a node of their own, a light client or another person. */
export type Checkpoint = { chainId: number; number: bigint; hash: Hex }

const CheckpointSchema = z.object({
  chainId: z.int().positive(),
  number: z
    .union([z.int().nonnegative(), z.string().regex(/^(0|[1-9][0-9]{0,18}|0x[0-9a-fA-F]{1,16})$/)])
    .transform((value) => BigInt(value)),
  hash: HashSchema,
})

/** A file that is no checkpoint. */
export class InvalidCheckpointError extends BaseError {
  constructor({ field }: { field: string }) {
    super('INVALID_CHECKPOINT', `The checkpoint is invalid: ${field}.`, {
      metaMessages: ['Expected {"chainId": 1, "number": 24000000, "hash": "0x…"}.'],
    })
  }
}

/** Parses a checkpoint: chain id, number and hash of a block as JSON. @throws InvalidCheckpointError */
export function parseCheckpoint(text: string): Checkpoint {
  const parsed = CheckpointSchema.safeParse(text.length > 10_000 ? undefined : parseJson(text))
  if (!parsed.success) throw new InvalidCheckpointError({ field: parsed.error.issues[0]?.path.join('.') || 'not JSON' })
  return parsed.data
}
