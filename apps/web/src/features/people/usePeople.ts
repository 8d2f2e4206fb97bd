import { useMemo } from 'react'
import type { Address } from 'viem'
import { setName } from '../../domain/names/names.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useStore } from '../../lib/useStore.ts'
import { cleanPerson, listPeople, openPeopleDetails, type Person, setDetails } from './Person.ts'

/** The address book: names that every screen shows, and what is kept beside them. */
export function usePeople() {
  const { names, storage } = useServices()
  const details = openPeopleDetails(storage)
  const allNames = useStore(names)
  const allDetails = useStore(details)
  const people = useMemo(() => listPeople(allNames, allDetails), [allNames, allDetails])
  return {
    people,
    /** One change for all of them: thousands can come with a file. */
    save: (changed: readonly Person[]) => {
      const clean = changed.map(cleanPerson)
      names.update((all) => ({ ...all, ...Object.fromEntries(clean.map(({ address, name }) => [address, name])) }))
      details.update((all) => setDetails(all, clean))
    },
    remove: (address: Address) => {
      names.update((all) => setName(all, address, ''))
      details.update((all) => setDetails(all, [{ address, chains: [], name: '', note: '', team: '' }]))
    },
  }
}
