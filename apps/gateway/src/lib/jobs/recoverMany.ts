import { recoverSigner } from '@countersign/protocol/signatures'
import { HashSchema, HexSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { defineJob } from './Job.ts'

/** Its checksum is the thread's own work: finding it once more would take a good part of the time again. */
const MakerSchema = z.string().refine((value): value is Address => /^0x[\dA-Fa-f]{40}$/.test(value))

/** Who made signatures, each of its own hash; null where it was nobody. */
export const recoverMany = defineJob({
  input: z.array(z.object({ data: HexSchema, hash: HashSchema, kind: z.enum(['eoa', 'ethSign']) })),
  name: 'recover-many',
  output: z.array(MakerSchema.nullable()),
  async perform(asked) {
    const makers: (Address | null)[] = []
    for (const { data, hash, kind } of asked)
      makers.push(await recoverSigner({ hash, signature: { data, kind } }).catch(() => null))
    return makers
  },
})
