import { findLookalikes, PrefixedAddressError, parsePrefixedAddress } from '@countersign/protocol/verify'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { addressBookText as words } from '../../lib/messages/addressBook.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './AddressBook.module.css'
import { type Contact, cleanContact, longestName } from './Contact.ts'

export type ContactFormProps = {
  /** Undefined: a new one. */
  person: Contact | undefined
  people: readonly Contact[]
  onSave: (person: Contact) => void
  onRemove: (address: Address) => void
  onClose: () => void
}

/** One entry of the address book. What could be mistaken for another entry is said before it is kept. */
export function ContactForm({ person, people, onSave, onRemove, onClose }: ContactFormProps) {
  const { config } = useServices()
  const [address, setAddress] = useState<string>(person?.address ?? '')
  const [form, setForm] = useState({
    chains: person?.chains ?? [],
    name: person?.name ?? '',
    note: person?.note ?? '',
    team: person?.team ?? '',
  })
  const [errors, setErrors] = useState<FormErrors>({})
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const edit = (next: Partial<typeof form>) => {
    setForm((now) => ({ ...now, ...next }))
    setErrors({})
    setWarnings([])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readForm({ address, chains: config.chains, name: form.name, people, person })
    if ('errors' in read) return setErrors(read.errors)
    const next = cleanContact({ ...form, address: read.value })
    const found = listWarnings(next, people)
    // Said once; whoever saves again has read it.
    if (found.length > 0 && warnings.length === 0) setWarnings(found)
    else onSave(next)
  }
  return (
    <Card title={person ? words.editTitle : words.newTitle}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Field error={errors.address} hint={person ? words.addressKept : undefined} label={words.address}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                onChange={({ target }) => {
                  setAddress(target.value)
                  edit({})
                }}
                readOnly={person !== undefined}
                spellCheck={false}
                value={address}
              />
            )}
          </Field>
          <Field error={errors.name} hint={words.nameHint} label={words.name}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={longestName}
                onChange={({ target }) => edit({ name: target.value })}
                value={form.name}
              />
            )}
          </Field>
          <ChainsField onChange={(chains) => edit({ chains })} value={form.chains} />
          <Field hint={words.teamHint} label={words.team}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={longestName}
                onChange={({ target }) => edit({ team: target.value })}
                value={form.team}
              />
            )}
          </Field>
          <Field hint={words.noteHint} label={words.note}>
            {(control) => (
              <textarea
                {...control}
                maxLength={500}
                onChange={({ target }) => edit({ note: target.value })}
                rows={2}
                value={form.note}
              />
            )}
          </Field>
          <Stack isLive>
            {warnings.map((warning) => (
              <Notice isAlert key={warning} title={warning} tone="caution" />
            ))}
          </Stack>
          <div className={styles.actions}>
            <Button look="primary" type="submit">
              {warnings.length > 0 ? words.saveAnyway : words.save}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {words.cancel}
            </Button>
            {person ? (
              <ConfirmButton
                label={words.remove}
                no={words.removeNo}
                onYes={() => onRemove(person.address)}
                text={words.removeText}
                title={words.removeTitle(person.name)}
                yes={words.removeYes}
              />
            ) : null}
          </div>
        </Stack>
      </form>
    </Card>
  )
}

type ChainsFieldProps = { value: readonly number[]; onChange: (chains: number[]) => void }

/** Chains of the configuration, and those that an entry names beside them. None ticked stands for all. */
function ChainsField({ value, onChange }: ChainsFieldProps) {
  const { config } = useServices()
  const others = value.filter((id) => config.chains.every((chain) => chain.id !== id))
  const options = [...config.chains, ...others.map((id) => ({ id, name: `${id}` }))]
  return (
    <fieldset className={styles.chains}>
      <legend>{words.chains}</legend>
      <label>
        <input checked={value.length === 0} onChange={() => onChange([])} type="checkbox" /> {words.everyChain}
      </label>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input
            checked={value.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))}
            type="checkbox"
          />{' '}
          {name}
        </label>
      ))}
      <span className={styles.hint}>{words.chainsHint}</span>
    </fieldset>
  )
}

type FormErrors = { address?: string; name?: string }

type ReadFormParameters = {
  address: string
  chains: Parameters<typeof readAnyAddress>[1]
  name: string
  people: readonly Contact[]
  person: Contact | undefined
}

function readForm(parameters: ReadFormParameters): { value: Address } | { errors: FormErrors } {
  const { address, chains, name, people, person } = parameters
  const missing: FormErrors = name.trim() === '' ? { name: words.nameMissing } : {}
  const read = person ? { value: person.address } : readAnyAddress(address, chains)
  if ('error' in read) return { errors: { ...missing, address: read.error } }
  const named = person ? undefined : people.find((other) => other.address === read.value)
  if (named) return { errors: { ...missing, address: words.addressKnown(named.name) } }
  return missing.name ? { errors: missing } : read
}

/** With or without the prefix of any chain of the configuration. */
function readAnyAddress(
  typed: string,
  chains: Parameters<typeof parsePrefixedAddress>[0]['chains'],
): { value: Address } | { error: string } {
  const text = typed.replace(/\s+/g, '')
  if (text === '') return { error: drafting.address.missing }
  try {
    return { value: parsePrefixedAddress({ chains, text }).address }
  } catch (error) {
    if (!(error instanceof PrefixedAddressError)) throw error
    return { error: drafting.address.wrong }
  }
}

function listWarnings(person: Contact, people: readonly Contact[]): string[] {
  const others = people.filter(({ address }) => address !== person.address)
  const isNew = others.length === people.length
  const namesakes = others.filter(({ name }) => name.toLowerCase() === person.name.toLowerCase())
  const alike = isNew
    ? findLookalikes(
        person.address,
        others.map(({ address }) => address),
      )
    : []
  return [
    ...namesakes.map(({ address }) => words.nameTaken(shortAddress(address))),
    ...alike.map((address) =>
      words.lookalike(others.find((other) => other.address === address)?.name ?? shortAddress(address)),
    ),
  ]
}
