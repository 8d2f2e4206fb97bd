import {
  InvalidDescriptorError,
  type KnownDescriptor,
  parseDescriptorFile,
  toKnownDescriptor,
} from '@countersign/protocol/clear'
import { z } from 'zod'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import { defineStore } from '../services/defineStore.ts'

const t = createCatalogue('clearSigning')

const maxFiles = 30
/** Per file: browsers store about five million characters per origin, which signatures need first. */
const maxKilobytes = 100

export const OwnDescriptorsSchema = z
  .array(z.object({ name: z.string().max(200), text: z.string().max(maxKilobytes * 1024) }))
  .max(maxFiles)

export type OwnDescriptors = z.infer<typeof OwnDescriptorsSchema>

export const openOwnDescriptors = defineStore({
  empty: [],
  key: 'countersign.clear-signing.v1',
  schema: OwnDescriptorsSchema,
})

/** Parsed again: storage is untrusted. */
export function listOwnDescriptors(files: OwnDescriptors): KnownDescriptor[] {
  return files.flatMap(({ name, text }) => {
    try {
      return [toKnownDescriptor({ descriptor: parseDescriptorFile(text), name }, 'yours')]
    } catch {
      return []
    }
  })
}

export function addOwnDescriptor(
  store: LocalStore<OwnDescriptors>,
  { name, text }: { name: string; text: string },
): string | undefined {
  if (text.length > maxKilobytes * 1024) return t('refusals.tooLarge', { kilobytes: maxKilobytes })
  if (store.get().length >= maxFiles) return t('refusals.tooMany', { most: maxFiles })
  try {
    const file = toKnownDescriptor({ descriptor: parseDescriptorFile(text), name }, 'yours')
    if (file.descriptor.includes !== undefined) return t('refusals.includes')
    if (countBindings(file) === 0) return t('refusals.unbound')
    if (listOwnDescriptors(store.get()).some(({ hash }) => hash === file.hash)) return t('refusals.known')
  } catch (error) {
    if (error instanceof InvalidDescriptorError) return translateMessage(error.translatable)
    throw error
  }
  store.update((files) => [...files, { name: name.slice(0, 200), text }])
  return undefined
}

export function countBindings({ descriptor: { context } }: KnownDescriptor): number {
  const { contract, eip712 } = context ?? {}
  const count = (contract?.deployments?.length ?? 0) + (eip712?.deployments?.length ?? 0)
  return count === 0 && eip712?.domainSeparator ? 1 : count
}
