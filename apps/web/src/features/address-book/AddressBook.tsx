import { useMemo, useState } from 'react'
import type { Address as AddressValue } from 'viem'
import { setName } from '../../domain/address-book/names.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddressBook.module.css'
import { AddressBookFiles } from './AddressBookFiles.tsx'
import { type Contact, cleanContact, listContacts, matchesSearch, openContactDetails, setDetails } from './Contact.ts'
import { ContactForm } from './ContactForm.tsx'

/** The address book: search, edit, import and export. */
export function AddressBook() {
  const { people, remove, save } = useContacts()
  const [search, setSearch] = useState('')
  const [team, setTeam] = useState<string>()
  const [opened, setOpened] = useState<Contact | 'new'>()
  const teams = [...new Set(people.map((person) => person.team))].toSorted()
  const shown = people.filter(
    (person) => matchesSearch(person, search.trim()) && (team === undefined || person.team === team),
  )
  return (
    <>
      {opened ? (
        <ContactForm
          key={opened === 'new' ? opened : opened.address}
          onClose={() => setOpened(undefined)}
          onRemove={(address) => {
            remove(address)
            setOpened(undefined)
          }}
          onSave={(person) => {
            save([person])
            setOpened(undefined)
          }}
          people={people}
          person={opened === 'new' ? undefined : opened}
        />
      ) : null}
      <Card
        aside={<span aria-live="polite">{words.count(shown.length, people.length)}</span>}
        isFlush
        title={words.list}
      >
        <div className={styles.bar}>
          <TextField
            label={words.search}
            onChange={setSearch}
            placeholder={words.searchHint}
            type="search"
            value={search}
          />
          {teams.some((name) => name !== '') ? (
            <SelectField
              label={words.team}
              // The first option stands for all teams, since a team may have any name.
              onChange={(index) => setTeam(teams[index])}
              options={[words.everyTeam, ...teams].map((name, index) => ({
                value: index - 1,
                label: name || words.noTeam,
              }))}
              value={team === undefined ? -1 : teams.indexOf(team)}
            />
          ) : null}
          <Button look="primary" onClick={() => setOpened('new')}>
            {words.add}
          </Button>
        </div>
        {people.length === 0 ? (
          <Empty icon="people" title={words.none}>
            {words.noneText}
          </Empty>
        ) : shown.length === 0 ? (
          <Empty icon="search" title={words.noMatch}>
            {words.noMatchText}
          </Empty>
        ) : (
          <LongList getKey={({ address }) => address} items={shown} name="people">
            {(person) => <ContactRow onEdit={() => setOpened(person)} person={person} />}
          </LongList>
        )}
      </Card>
      <AddressBookFiles onTake={save} people={people} shown={shown} />
    </>
  )
}

function ContactRow({ person, onEdit }: { person: Contact; onEdit: () => void }) {
  const services = useServices()
  const { address, chains, name, note, team } = person
  return (
    <Row
      end={
        <Button aria-label={words.editWhat(name)} look="quiet" onClick={onEdit}>
          {words.edit}
        </Button>
      }
      icon={<Identicon size={28} value={address} />}
      isFolding
    >
      <span className={rowWords}>
        <Address name={name} value={address} />
        {note ? (
          <bdi className={styles.note} dir="auto">
            {note}
          </bdi>
        ) : null}
        {team || chains.length > 0 ? (
          <RowLine>
            {team ? <Badge>{team}</Badge> : null}
            {chains.map((id) => (
              <Badge icon="chain" key={id}>
                {findChain(services, `${id}`)?.name ?? id}
              </Badge>
            ))}
          </RowLine>
        ) : null}
      </span>
    </Row>
  )
}

/** Names, which every screen shows, joined with contact details. */
function useContacts() {
  const { names, storage } = useServices()
  const details = openContactDetails(storage)
  const allNames = useStore(names)
  const allDetails = useStore(details)
  const people = useMemo(() => listContacts(allNames, allDetails), [allNames, allDetails])
  return {
    people,
    /** One store update for all entries: a file can hold thousands. */
    save: (changed: readonly Contact[]) => {
      const clean = changed.map(cleanContact)
      names.update((all) => ({ ...all, ...Object.fromEntries(clean.map(({ address, name }) => [address, name])) }))
      details.update((all) => setDetails(all, clean))
    },
    remove: (address: AddressValue) => {
      names.update((all) => setName(all, address, ''))
      details.update((all) => setDetails(all, [{ address, chains: [], name: '', note: '', team: '' }]))
    },
  }
}
