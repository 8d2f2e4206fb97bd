import { requestAddressBook } from '@countersign/frame'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { setName } from '../../domain/address-book/names.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { useServices } from '../../domain/services/Services.ts'
import { embeddedText as words } from '../../lib/messages/embedded.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Embedded.module.css'
import { HostFailure } from './HostFailure.tsx'

/** Imports the host's address book, after a confirmation. */
export function HostNames({ host }: { host: Host }) {
  const { names } = useServices()
  const [savedCount, setSavedCount] = useState<number>()
  const book = useMutation({
    mutationFn: async () => {
      setSavedCount(undefined)
      const entries = await requestAddressBook(host.frame)
      // The user's own names win over the host's.
      const own = new Set(Object.keys(names.get()).map((address) => address.toLowerCase()))
      return entries.filter(({ address }) => !own.has(address.toLowerCase()))
    },
  })
  const keep = () => {
    const found = book.data ?? []
    names.update((all) => found.reduce((next, { address, name }) => setName(next, address, name), all))
    setSavedCount(found.length)
    book.reset()
  }
  const count = book.data?.length ?? 0
  return (
    <div className={styles.action}>
      <Button isBusy={book.isPending} look="quiet" onClick={() => book.mutate()}>
        {words.names}
      </Button>
      <div aria-live="polite" className={styles.wide}>
        {savedCount === undefined ? null : <Notice title={words.namesKept(savedCount)} tone="ok" />}
        {book.isSuccess ? (
          <Notice
            actions={count > 0 ? <Button onClick={keep}>{words.namesKeep(count)}</Button> : null}
            title={count > 0 ? words.namesFound(count) : words.namesNone}
            tone="info"
          >
            {count > 0 ? words.namesFoundText : null}
          </Notice>
        ) : null}
        {book.isError ? (
          <HostFailure
            error={book.error}
            rejected={{ title: words.namesRefused, text: words.namesRefusedText }}
            title={words.namesFailed}
          />
        ) : null}
      </div>
    </div>
  )
}
