import { recoverSigner, UnrecoverableSignatureError } from '@countersign/protocol/signatures'
import { AddressSchema, HashSchema, HexSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { defineJob } from './Job.ts'

/** Recovers the signers of one hash; null where a signature recovers to no address. */
export const recoverSigners = defineJob({
  input: z.object({
    hash: HashSchema,
    signatures: z.array(z.object({ data: HexSchema, kind: z.enum(['eoa', 'ethSign']) })),
  }),
  name: 'recover-signers',
  output: z.array(AddressSchema.nullable()),
  async perform({ hash, signatures }) {
    const signers: (Address | null)[] = []
    for (const signature of signatures)
      signers.push(
        await recoverSigner({ hash, signature }).catch((error: unknown) => {
          if (error instanceof UnrecoverableSignatureError) return null
          throw error
        }),
      )
    return signers
  },
})
