import { z } from 'zod'
import type { DescriptorSource, KnownDescriptor } from './ClearReading.ts'
import { type DescriptorFile, parseDescriptor } from './DescriptorSchema.ts'
import { hashDescriptor } from './hashDescriptor.ts'

const ListSchema = z.object({
  descriptors: z.array(z.object({ name: z.string().max(500), descriptor: z.unknown() })).max(100),
})

/** What `GET /clear-signing/:chainId/:address` answers, read anew: files that are none are left out, hashes are made here. */
export function parseDescriptorList(value: unknown, source: DescriptorSource): KnownDescriptor[] {
  const list = ListSchema.safeParse(value)
  if (!list.success) return []
  return list.data.descriptors.flatMap(({ descriptor, name }) => {
    try {
      return [toKnownDescriptor({ descriptor: parseDescriptor(descriptor), name }, source)]
    } catch {
      return []
    }
  })
}

/** A file with its hash and source. */
export function toKnownDescriptor({ descriptor, name }: DescriptorFile, source: DescriptorSource): KnownDescriptor {
  return { descriptor, hash: hashDescriptor(descriptor), name, source }
}
