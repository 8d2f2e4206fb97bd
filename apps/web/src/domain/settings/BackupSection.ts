import type { Address } from 'viem'
import type { z } from 'zod'

export const keyPrefix = 'countersign.'

/** One kind of stored data, and how to merge two browsers' versions of it. */
export type BackupSection = {
  /** Its storage key without the prefix. */
  key: string
  /** Its name in backup files, which people open. Files of earlier versions have the key instead. */
  fileKey: string
  /** One key per Safe, with chain and address after a colon. */
  isPerSafe: boolean
  title: () => string
  parse: (value: unknown) => unknown
  /** The default: values equal to it count as not set. */
  empty: unknown
  /** How many object levels are split into items. */
  depth: number
  identify: (item: unknown) => string
  /** Resolves a conflict of two items without asking the user. */
  pick: ((here: unknown, there: unknown) => unknown) | undefined
  /** What an item changes that always needs consent, even without a conflict. */
  needsConfirmation: (path: readonly string[]) => Confirmed | undefined
  /** Items that belong to one browser and are not exported. */
  stays: readonly string[]
  /** Converts Safes of a Safe{Wallet} export, in the section that lists Safes. */
  fromSafes: ((safes: readonly SafeId[]) => unknown) | undefined
}

/** `servers`: contacted by the page; `tokens`: trusted by their symbol. */
export type Confirmed = 'servers' | 'tokens'

type SafeId = { chainId: number; address: Address }

export type DefinePartParameters<schema extends z.ZodType, item extends z.ZodType> = {
  key: string
  /** @default the key */
  fileKey?: string
  title: () => string
  schema: schema
  empty: z.output<schema>
  isPerSafe?: boolean
  depth?: number
  items?: {
    schema: item
    /** @default all of its content */
    identify?: (item: z.output<item>) => string
    /** @default the user is asked */
    pick?: (here: z.output<item>, there: z.output<item>) => unknown
  }
  needsConfirmation?: (path: readonly string[]) => Confirmed | undefined
  stays?: readonly string[]
  clean?: (value: z.output<schema>) => z.output<schema>
  fromSafes?: (safes: readonly SafeId[]) => unknown
}

export function definePart<schema extends z.ZodType, item extends z.ZodType>(
  parameters: DefinePartParameters<schema, item>,
): BackupSection {
  const { clean, depth = 1, empty, fromSafes, isPerSafe = false, items, key, schema, stays = [], title } = parameters
  const { fileKey = key } = parameters
  return {
    depth,
    empty,
    fileKey,
    fromSafes,
    identify: (item) => (items?.identify ? items.identify(items.schema.parse(item)) : JSON.stringify(item)),
    isPerSafe,
    key,
    needsConfirmation: parameters.needsConfirmation ?? (() => undefined),
    parse(value) {
      const parsed = schema.safeParse(value)
      if (!parsed.success) return undefined
      return clean ? clean(parsed.data) : parsed.data
    },
    pick: items?.pick && ((here, there) => items.pick?.(items.schema.parse(here), items.schema.parse(there))),
    stays,
    title,
  }
}

export function findPart(parts: readonly BackupSection[], key: string): BackupSection | undefined {
  return parts.find((part) => (part.isPerSafe ? key.startsWith(`${part.key}:`) && isSafeKey(key) : key === part.key))
}

/** The storage key of a section in a backup file, by its name there. */
export function toStorageKey(parts: readonly BackupSection[], name: string): string {
  const [start = '', ...safe] = name.split(':')
  const part = parts.find(({ fileKey }) => fileKey === start)
  return part ? [part.key, ...safe].join(':') : name
}

export function toFileKey({ fileKey, key: start }: BackupSection, key: string): string {
  return `${fileKey}${key.slice(start.length)}`
}

/** As `useBatchTransfer` writes it: name, chain id, address. */
function isSafeKey(key: string): boolean {
  return /^[^:]+:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/.test(key)
}
