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

/** Not `AddressSchema`: the worker has computed the checksum, and verifying it again costs a keccak per signature. */
const SignerSchema = z.string().refine((value): value is Address => /^0x[\dA-Fa-f]{40}$/.test(value))

/** Recovers the signers of many hashes; null where recovery fails. */
export const recoverMany = defineJob({
  input: z.array(z.object({ data: HexSchema, hash: HashSchema, kind: z.enum(['eoa', 'ethSign']) })),
  name: 'recover-many',
  output: z.array(SignerSchema.nullable()),
  async perform(signatures) {
    const signers: (Address | null)[] = []
    for (const { data, hash, kind } of signatures)
      signers.push(await recoverSigner({ hash, signature: { data, kind } }).catch(() => null))
    return signers
  },
})
