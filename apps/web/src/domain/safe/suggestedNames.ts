import { sanitizeText } from '@countersign/protocol/text'
import type { Address } from 'viem'
import { type Names, NamesSchema } from '../address-book/names.ts'
import { defineStore } from '../services/defineStore.ts'
import type { Services } from '../services/Services.ts'

/** Names of Safes that came with a link or a file, until the user accepts or dismisses them: anyone can make a link. */
export const openSuggestedNames = defineStore({ empty: {}, key: 'countersign.suggested-names.v1', schema: NamesSchema })

/** Most that are stored, newest last. */
const max = 50

export function suggestName(
  { names, storage }: Pick<Services, 'names' | 'storage'>,
  safe: Address,
  name: string,
): void {
  const clean = sanitizeText(name, { maxLength: 64 }).trim()
  // An own name is never questioned.
  if (clean === '' || names.get()[safe] !== undefined) return
  openSuggestedNames(storage).update((all) => withSuggestion(all, safe, clean))
}

export function withSuggestion(names: Names, safe: Address, name: string): Names {
  const others = withoutSuggestion(names, safe)
  return { ...Object.fromEntries(Object.entries(others).slice(1 - max)), [safe]: name }
}

export function withoutSuggestion(names: Names, safe: Address): Names {
  const { [safe]: _, ...others } = names
  return others
}

/** The fragment of an invitation: unlike a query, it is not sent to the server. */
export function toNameFragment(name: string): string {
  return `#name=${encodeURIComponent(name)}`
}

/** The name in a fragment, with or without its `#`; undefined where there is none. */
export function parseNameFragment(fragment: string): string | undefined {
  const text = /^#?name=(.+)$/.exec(fragment)?.[1]
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text)
  } catch {
    // Decoded by the router already.
    return text
  }
}
