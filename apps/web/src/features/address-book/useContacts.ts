import { useMemo } from 'react'
import type { Address } from 'viem'
import { setName } from '../../domain/address-book/names.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useStore } from '../../lib/useStore.ts'
import { type Contact, cleanContact, listContacts, openContactDetails, setDetails } from './Contact.ts'

/** The address book: names that every screen shows, and what is kept beside them. */
export function useContacts() {
  const { names, storage } = useServices()
  const details = openContactDetails(storage)
  const allNames = useStore(names)
  const allDetails = useStore(details)
  const people = useMemo(() => listContacts(allNames, allDetails), [allNames, allDetails])
  return {
    people,
    /** One change for all of them: thousands can come with a file. */
    save: (changed: readonly Contact[]) => {
      const clean = changed.map(cleanContact)
      names.update((all) => ({ ...all, ...Object.fromEntries(clean.map(({ address, name }) => [address, name])) }))
      details.update((all) => setDetails(all, clean))
    },
    remove: (address: Address) => {
      names.update((all) => setName(all, address, ''))
      details.update((all) => setDetails(all, [{ address, chains: [], name: '', note: '', team: '' }]))
    },
  }
}
