import type { Action } from '@countersign/protocol/decode'
import { checkRecipient } from '@countersign/protocol/verify'
import { AddressSchema } from '@countersign/protocol/wire'
import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import { z } from 'zod'
import { createNearIndex } from '../../domain/address-book/createNearIndex.ts'
import { setName } from '../../domain/address-book/names.ts'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useServices } from '../../domain/services/Services.ts'
import { toEffect } from '../../domain/transactions/Effect.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { findPayment } from './RowName.tsx'
import styles from './StepList.module.css'

const t = createCatalogue('rowNames')

/** Offers to save the names of a file as contacts. Saved, they are shown everywhere. */
export function SaveRowNames({ actions, names }: { actions: readonly Action[]; names: readonly string[] }) {
  const services = useServices()
  const nameOf = useNameOf()
  const book = useStore(services.names)
  const [saved, setSaved] = useState(0)
  const contacts = useMemo(
    () =>
      listNewContacts({
        actions,
        book: z.array(AddressSchema).parse(Object.keys(book)),
        isKnown: (who) => nameOf(who) !== undefined,
        names,
      }),
    [actions, book, nameOf, names],
  )
  const save = () => {
    services.names.update((all) => [...contacts].reduce((next, [who, name]) => setName(next, who, name), all))
    setSaved(contacts.size)
  }
  return (
    <Stack isLive>
      {contacts.size > 0 ? (
        <div className={styles.save}>
          <Button onClick={save}>{t('save')}</Button>
          <span className={styles.rowName}>{t('saveHint')}</span>
        </div>
      ) : saved > 0 ? (
        <span className={styles.rowName}>{t('saved', { count: saved })}</span>
      ) : null}
    </Stack>
  )
}

type ListNewContactsParameters = {
  actions: readonly Action[]
  names: readonly string[]
  book: readonly Address[]
  isKnown: (address: Address) => boolean
}

/** The first name of each recipient without one. An address that resembles a contact's is none to save in passing. */
export function listNewContacts({ actions, names, book, isKnown }: ListNewContactsParameters): Map<Address, string> {
  const contacts = new Map<Address, string>()
  const findNear = createNearIndex(book)
  for (const [index, action] of actions.entries()) {
    const name = names[index]
    const recipient = name ? findPayment(toEffect(action))?.recipient.address : undefined
    if (!name || !recipient || contacts.has(recipient) || isKnown(recipient)) continue
    const { code } = checkRecipient({ recipient, book: findNear(recipient) })
    if (code !== 'RECIPIENT_LOOKS_LIKE_KNOWN') contacts.set(recipient, name)
  }
  return contacts
}
