import type { Address } from 'viem'
import type { EnsReading } from '../../domain/address-book/ensAddressQuery.ts'
import { isNameLike } from '../../domain/address-book/isNameLike.ts'
import type { RawRow } from './readRows.ts'

/** So many are looked up at a time: each is a question to the node. */
export const mostNames = 200

/** The names that stand where an address should, each once. */
export function listNames(rows: readonly Pick<RawRow, 'recipient'>[]): string[] {
  const names = new Set<string>()
  for (const { recipient } of rows) {
    const text = recipient.trim()
    if (!text.startsWith('0x') && isNameLike(text)) names.add(text)
  }
  return [...names]
}

/**
 * What names stand for, by the chain. A name is not part of a payment: its address takes its place in the row, to be
 * checked like any other, and the name stays beside it where the row has none.
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
