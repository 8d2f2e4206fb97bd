import { signOut } from '@countersign/client'
import { useServices } from '../../domain/services/Services.ts'
import { eraseData } from '../../domain/settings/readSection.ts'
import { listOwn } from '../../domain/signature-store/confirmations.ts'
import { backupText as words } from '../../lib/messages/backup.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'

export type EraseDataProps = {
  /** Number of entries to erase, by title. */
  counts: readonly { title: string; count: number }[]
  onForgotten: () => void
}

/** Sign-out timeout in milliseconds; an unrevoked session expires by itself. */
const signOutTimeout = 2_000

/** Erases all local data, after a confirmation that lists it. */
export function EraseData({ counts, onForgotten }: EraseDataProps) {
  const { confirmations, page, service, storage } = useServices()
  const undelivered = useStore(confirmations)
    .flatMap(listOwn)
    .filter(({ isDelivered }) => !isDelivered).length
  const forget = async () => {
    const forgotten = eraseData({
      databases: findDatabases(),
      openLargeStorage: () => getLargeStorage({ page, storage }),
      storage,
    })
    // Resets the stores, which would otherwise write their memory back.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    // Only the service can clear its session cookie. Without the timeout an unresponsive one would block erasing for 30
    // seconds of retries.
    await signOut(service, { signal: AbortSignal.timeout(signOutTimeout) }).catch(() => undefined)
    await forgotten
    onForgotten()
  }
  return (
    <ConfirmButton
      label={words.forget}
      no={words.forgetNo}
      onYes={() => void forget()}
      text={
        counts.length === 0 ? (
          words.forgetNothing
        ) : (
          <>
            <ul>
              {counts.map(({ count, title }) => (
                <li key={title}>
                  {title}: {count}
                </li>
              ))}
            </ul>
            {undelivered > 0 ? <p>{words.forgetUndelivered(undelivered)}</p> : null}
            <p>{words.forgetText}</p>
          </>
        )
      }
      title={words.forgetTitle}
      yes={words.forgetYes}
    />
  )
}

/** Accessing `indexedDB` can throw. */
function findDatabases(): IDBFactory | undefined {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}
