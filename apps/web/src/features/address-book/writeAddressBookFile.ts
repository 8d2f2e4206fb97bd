import { toCsvLine } from '@countersign/protocol/text'
import type { Contact } from './Contact.ts'

export type AddressBookFormat = 'own' | 'csv' | 'official'

export type WrittenFile = { name: string; text: string; type: string }

export type WriteAddressBookFileParameters = {
  /** Configured chains: the official format has names per chain, and none for all chains. */
  chainIds: readonly number[]
  format: AddressBookFormat
  people: readonly Contact[]
}

/** Writes every field, or the official wallet's format with names and chains only. */
export function writeAddressBookFile({ chainIds, format, people }: WriteAddressBookFileParameters): WrittenFile {
  const onEach = people.flatMap((person) =>
    (person.chains.length > 0 ? person.chains : chainIds).map((chainId) => ({ ...person, chainId })),
  )
  switch (format) {
    case 'own':
      return toJson('people.json', { format: 'countersign-people', version: 1, people })
    case 'csv':
      return {
        name: 'people.csv',
        text: [
          toCsvLine(['address', 'name', 'chainId']),
          ...onEach.map(({ address, chainId, name }) => toCsvLine([address, name, `${chainId}`])),
        ].join(''),
        type: 'text/csv',
      }
    case 'official': {
      const addressBook: Record<string, Record<string, string>> = {}
      for (const { address, chainId, name } of onEach) {
        const names = addressBook[chainId] ?? {}
        names[address] = name
        addressBook[chainId] = names
      }
      return toJson('people-safe-wallet.json', { version: '3.0', data: { addressBook } })
    }
  }
}

function toJson(name: string, value: unknown): WrittenFile {
  return { name, text: `${JSON.stringify(value, undefined, 2)}\n`, type: 'application/json' }
}
