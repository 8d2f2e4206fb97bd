import type { Address } from 'viem'
import type { z } from 'zod'

/** The first part of every key of this app in the browser's storage. */
export const keyPrefix = 'countersign.'

/** One kind of thing that this browser keeps, and how two browsers' worth of it become one. */
export type BackupSection = {
  /** Its key in storage without the prefix. */
  key: string
  /** One for each Safe: chain and address stand behind a colon. */
  isPerSafe: boolean
  title: string
  /** Reads what is in storage or in a file; undefined where it is not of this part. */
  parse: (value: unknown) => unknown
  /** What is there as long as nobody changed it: whatever equals it counts as not set. */
  empty: unknown
  /** How many names deep an object is taken apart into items. */
  depth: number
  /** What tells an item of a list from the others. */
  identify: (item: unknown) => string
  /** One of two items under the same name, where nobody has to be asked. */
  pick: ((here: unknown, there: unknown) => unknown) | undefined
  /** Whether an item is never taken without a yes, also where there is none here. */
  mustAsk: (path: readonly string[]) => boolean
  /** Names of items that belong to one browser and travel in no file. */
  stays: readonly string[]
  /** Its value for Safes that were added in the official wallet, where this is the part that lists Safes. */
  fromSafes: ((safes: readonly SafeId[]) => unknown) | undefined
}

type SafeId = { chainId: number; address: Address }

export type DefinePartParameters<schema extends z.ZodType, item extends z.ZodType> = {
  key: string
  title: string
  schema: schema
  empty: z.output<schema>
  isPerSafe?: boolean
  depth?: number
  /** How one thing of it reads, for those functions that look into it. */
  items?: {
    schema: item
    /** @default by all that it says */
    identify?: (item: z.output<item>) => string
    /** @default whoever reads the file is asked */
    pick?: (here: z.output<item>, there: z.output<item>) => unknown
  }
  mustAsk?: (path: readonly string[]) => boolean
  stays?: readonly string[]
  /** Takes out of a stranger's texts what no text should have. */
  clean?: (value: z.output<schema>) => z.output<schema>
  fromSafes?: (safes: readonly SafeId[]) => unknown
}

/** A line of the registry: what is read through its schemas is all that its functions see. */
export function definePart<schema extends z.ZodType, item extends z.ZodType>(
  parameters: DefinePartParameters<schema, item>,
): BackupSection {
  const { clean, depth = 1, empty, fromSafes, isPerSafe = false, items, key, schema, stays = [], title } = parameters
  return {
    depth,
    empty,
    fromSafes,
    identify: (item) => (items?.identify ? items.identify(items.schema.parse(item)) : JSON.stringify(item)),
    isPerSafe,
    key,
    mustAsk: parameters.mustAsk ?? (() => false),
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

/** The part that a key of storage belongs to. */
export function findPart(parts: readonly BackupSection[], key: string): BackupSection | undefined {
  return parts.find((part) => (part.isPerSafe ? key.startsWith(`${part.key}:`) && isSafeKey(key) : key === part.key))
}

/** As `useBatchTransfer` writes it: what, chain id, address. */
function isSafeKey(key: string): boolean {
  return /^[^:]+:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/.test(key)
}
