import type { Address } from 'viem'
import type { EnsReading } from '../../domain/address-book/ensAddressQuery.ts'
import { isNameLike } from '../../domain/address-book/isNameLike.ts'
import type { RawRow } from './readRows.ts'

/** Names resolved at once: each is an RPC call. */
export const mostNames = 200

export function listNames(rows: readonly Pick<RawRow, 'recipient'>[]): string[] {
  const names = new Set<string>()
  for (const { recipient } of rows) {
    const text = recipient.trim()
    if (!text.startsWith('0x') && isNameLike(text)) names.add(text)
  }
  return [...names]
}

/**
 * Resolves ENS names. The address replaces the name in the row and is checked like any other; the name fills an empty
 * name cell.
 */
export async function resolveNames(
  names: readonly string[],
  ask: (name: string) => Promise<EnsReading>,
): Promise<ReadonlyMap<string, Address>> {
  const found = new Map<string, Address>()
  await Promise.all(
    names.map(async (name) => {
      const answer = await ask(name)
      if (answer.kind === 'found') found.set(name, answer.address)
    }),
  )
  return found
}

export function replaceNames(rows: readonly RawRow[], found: ReadonlyMap<string, Address>): RawRow[] {
  return rows.map((row) => {
    const name = row.recipient.trim()
    const address = found.get(name)
    return address ? { ...row, name: row.name.trim() === '' ? name : row.name, recipient: address } : row
  })
}
