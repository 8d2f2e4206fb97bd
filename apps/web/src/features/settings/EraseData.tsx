import { signOut } from '@countersign/client'
import { useServices } from '../../domain/services/Services.ts'
import { eraseData } from '../../domain/settings/eraseData.ts'
import { listOwn } from '../../domain/signature-store/confirmations.ts'
import { backupText as words } from '../../lib/messages/backup.ts'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import { useStore } from '../../lib/useStore.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'

export type EraseDataProps = {
  /** What would go, by its title. */
  counts: readonly { title: string; count: number }[]
  onForgotten: () => void
}

/** Milliseconds for the service's answer; a session that it does not take back ends by itself. */
const patience = 2_000

/** Everything of this browser goes, after a second yes that names what. */
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
    // Stores of this page would write what they have in memory again.
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    // A session is a cookie, which only the service can take back. One that does not answer would be asked three times
    // for ten seconds, and who wants everything gone would look at a page on which nothing happens.
    await signOut(service, { signal: AbortSignal.timeout(patience) }).catch(() => undefined)
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

/** Merely touching it can throw. */
function findDatabases(): IDBFactory | undefined {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}
