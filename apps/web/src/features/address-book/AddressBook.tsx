import { findLookalikes, PrefixedAddressError, parsePrefixedAddress } from '@countersign/protocol/verify'
import { useMemo, useState } from 'react'
import { type Address as AddressValue, zeroAddress } from 'viem'
import { setName } from '../../domain/address-book/names.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { describeInvalid } from '../../domain/transaction-builder/readAddress.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { matchesSearch } from '../../lib/matchesSearch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type FieldResult, readForm, requireField } from '../../lib/readForm.ts'
import { useForm } from '../../lib/useForm.ts'
import { useStore } from '../../lib/useStore.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Form } from '../../ui/Form.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AddressBook.module.css'
import { AddressBookFiles } from './AddressBookFiles.tsx'
import { type Contact, cleanContact, listContacts, maxNameLength, openContactDetails, setDetails } from './Contact.ts'

const t = createCatalogue('addressBook')
const tTransactionBuilder = createCatalogue('transactionBuilder')

export function AddressBook() {
  const { people, remove, save } = useContacts()
  const [search, setSearch] = useState('')
  const [team, setTeam] = useState<string>()
  const [opened, setOpened] = useState<Contact | 'new'>()
  const teams = [...new Set(people.map((person) => person.team))].toSorted()
  const shown = people
    .filter(({ address, name, note, team }) => matchesSearch(search, [name, address, note, team]))
    .filter((person) => team === undefined || person.team === team)
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
        aside={<span aria-live="polite">{t('count', { shown: shown.length, all: people.length })}</span>}
        isFlush
        title={t('list')}
      >
        <div className={styles.bar}>
          <TextField hint={t('searchHint')} label={t('search')} onChange={setSearch} type="search" value={search} />
          {teams.some((name) => name !== '') ? (
            <SelectField
              label={t('team')}
              // The first option stands for all teams, since a team may have any name.
              onChange={(index) => setTeam(teams[index])}
              options={[t('everyTeam'), ...teams].map((name, index) => ({
                value: index - 1,
                label: name || t('noTeam'),
              }))}
              value={team === undefined ? -1 : teams.indexOf(team)}
            />
          ) : null}
          <Button look="primary" onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        </div>
        {people.length === 0 ? (
          <Empty icon="people" title={t('none')}>
            {t('noneText')}
          </Empty>
        ) : shown.length === 0 ? (
          <Empty icon="search" title={t('noMatch')}>
            {t('noMatchText')}
          </Empty>
        ) : (
          <LongList getKey={({ address }) => address} items={shown} name="people">
            {(person) => <ContactRow onEdit={() => setOpened(person)} person={person} />}
          </LongList>
        )}
      </Card>
      <BundledContacts people={people} />
      <AddressBookFiles onImport={save} people={people} shown={shown} />
    </>
  )
}

/** Names of the demo world, until the user gives their own. They are in every address field. */
function BundledContacts({ people }: { people: readonly Contact[] }) {
  const bundled = useStore(useServices().bundledNames)
  const known = new Set<string>(people.map(({ address }) => address))
  const contacts = listContacts(bundled, {}).filter(({ address }) => !known.has(address))
  if (contacts.length === 0) return null
  return (
    <Card aside={<Evidence kind="bundled" />} isFlush title={t('bundled')}>
      <ul>
        {contacts.map(({ address, name }) => (
          <Row as="li" icon={<Identicon size={28} value={address} />} key={address}>
            <span className={rowWords}>
              <Address name={name} value={address} />
            </span>
          </Row>
        ))}
      </ul>
    </Card>
  )
}

function ContactRow({ person, onEdit }: { person: Contact; onEdit: () => void }) {
  const services = useServices()
  const { address, chains, name, note, team } = person
  return (
    <Row
      end={
        <Button aria-label={t('editWhat', { who: name })} look="quiet" onClick={onEdit}>
          {t('edit')}
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

type ContactFormProps = {
  person: Contact | undefined
  people: readonly Contact[]
  onSave: (person: Contact) => void
  onRemove: (address: AddressValue) => void
  onClose: () => void
}

/** Edits one contact, with a warning before saving if it resembles another. */
function ContactForm({ person, people, onSave, onRemove, onClose }: ContactFormProps) {
  const { config } = useServices()
  const [value, save] = useState({
    address: String(person?.address ?? ''),
    chains: person?.chains ?? [],
    name: person?.name ?? '',
    note: person?.note ?? '',
    team: person?.team ?? '',
  })
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [chain] = config.chains
  const { check, field } = useForm({
    value,
    save,
    read: (form) =>
      readForm({
        address: person ? { value: person.address } : readNewAddress(form.address, config.chains, people),
        name: requireField(form.name.trim() || undefined, t('nameMissing')),
      }),
    onChange: () => setWarnings([]),
  })
  const submit = () => {
    const read = check()
    if (!read) return
    const next = cleanContact({ ...value, address: read.address })
    const found = listWarnings(next, people)
    // Shown once; saving again confirms.
    if (found.length > 0 && warnings.length === 0) setWarnings(found)
    else onSave(next)
  }
  return (
    <Card title={person ? t('editTitle') : t('newTitle')}>
      <Form onSubmit={submit}>
        <Stack>
          {person || !chain ? (
            <TextField {...field('address')} hint={t('addressHint')} label={t('address')} readOnly spellCheck={false} />
          ) : (
            <AddressField
              {...field('address')}
              hasContacts={false}
              hint=""
              label={t('address')}
              safe={{ address: zeroAddress, chain, chainId: chain.id }}
            />
          )}
          <TextField {...field('name')} hint={t('nameHint')} label={t('name')} maxLength={maxNameLength} />
          <ChainsField {...field('chains')} />
          <TextField {...field('team')} hint={t('teamHint')} label={t('team')} maxLength={maxNameLength} />
          <TextField {...field('note')} hint={t('noteHint')} label={t('note')} maxLength={500} rows={2} />
          <Stack isLive>
            {warnings.map((warning) => (
              <Notice isAlert key={warning} title={warning} tone="caution" />
            ))}
          </Stack>
          <div className={styles.actions}>
            <Button look="primary" type="submit">
              {warnings.length > 0 ? t('saveAnyway') : t('save')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            {person ? (
              <ConfirmButton
                label={t('remove')}
                no={t('removeCancel')}
                onYes={() => onRemove(person.address)}
                text={t('removeText')}
                title={t('removeTitle', { name: person.name })}
                yes={t('removeYes')}
              />
            ) : null}
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

/** Configured chains, and others that the entry names; none selected means all chains. */
function ChainsField({ value, onChange }: { value: readonly number[]; onChange: (chains: number[]) => void }) {
  const { config } = useServices()
  const others = value.filter((id) => config.chains.every((chain) => chain.id !== id))
  const options = [...config.chains, ...others.map((id) => ({ id, name: `${id}` }))]
  return (
    <fieldset className={styles.chains}>
      <legend>{t('chains')}</legend>
      <CheckboxField label={t('everyChain')} onChange={() => onChange([])} value={value.length === 0} />
      {options.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((other) => other !== id))}
          value={value.includes(id)}
        />
      ))}
      <span className={styles.hint}>{t('chainsHint')}</span>
    </fieldset>
  )
}

/** Accepts any configured chain prefix, or none. */
function readNewAddress(
  typed: string,
  chains: Parameters<typeof parsePrefixedAddress>[0]['chains'],
  people: readonly Contact[],
): FieldResult<AddressValue> {
  const text = typed.replace(/\s+/g, '')
  if (text === '') return { error: tTransactionBuilder('address.missing') }
  try {
    const { address } = parsePrefixedAddress({ chains, text })
    const known = people.find((other) => other.address === address)
    return known ? { error: t('addressKnown', { name: known.name }) } : { value: address }
  } catch (error) {
    if (!(error instanceof PrefixedAddressError)) throw error
    const [prefix = '', address = text] = text.split(':')
    return {
      error:
        error.reason === 'prefix' ? tTransactionBuilder('address.otherChain', { prefix }) : describeInvalid(address),
    }
  }
}

function listWarnings(person: Contact, people: readonly Contact[]): string[] {
  const others = people.filter(({ address }) => address !== person.address)
  const namesakes = others.filter(({ name }) => name.toLowerCase() === person.name.toLowerCase())
  const isNew = others.length === people.length
  const alike = others.filter(({ address }) => isNew && findLookalikes(person.address, [address]).length > 0)
  return [
    ...namesakes.map(({ address }) => t('nameTaken', { address: shortAddress(address) })),
    ...alike.map(({ name }) => t('lookalike', { name })),
  ]
}
