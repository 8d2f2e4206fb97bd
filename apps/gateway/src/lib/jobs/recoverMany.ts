import { recoverSigner } from '@countersign/protocol/signatures'
import { HashSchema, HexSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { defineJob } from './Job.ts'

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
