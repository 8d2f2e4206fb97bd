import type { Address } from 'viem'
import { type EnsReading, isNameLike } from '../../domain/address-book/ensAddressQuery.ts'
import type { RawRow } from './parseTransferCsv.ts'

/** Names resolved at once: each is an RPC call. */
export const maxNames = 200

export function listNames(rows: readonly Pick<RawRow, 'recipient'>[]): string[] {
  const texts = rows.map(({ recipient }) => recipient.trim())
  return [...new Set(texts.filter((text) => !text.startsWith('0x') && isNameLike(text)))]
}

export async function resolveNames(
  names: readonly string[],
  request: (name: string) => Promise<EnsReading>,
): Promise<ReadonlyMap<string, Address>> {
  const answers = await Promise.all(names.map(async (name) => ({ name, answer: await request(name) })))
  return new Map(
    answers.flatMap(({ name, answer }) => (answer.kind === 'found' ? [[name, answer.address] as const] : [])),
  )
}

/** The address replaces the name in the row and is checked like any other; the name fills an empty name cell. */
export function replaceNames(rows: readonly RawRow[], found: ReadonlyMap<string, Address>): RawRow[] {
  return rows.map((row) => {
    const name = row.recipient.trim()
    const address = found.get(name)
    return address ? { ...row, name: row.name.trim() === '' ? name : row.name, recipient: address } : row
  })
}
