import { signOut } from '@countersign/client'
import { forgetEverything } from '../../domain/backup/forgetEverything.ts'
import { useServices } from '../../domain/services/Services.ts'
import { backupText as words } from '../../lib/messages/backup.ts'
import { useStore } from '../../lib/useStore.ts'
import { AskTwice } from '../../ui/AskTwice.tsx'

export type ForgetEverythingProps = {
  /** What would go, by its title. */
  counts: readonly { title: string; count: number }[]
  onForgotten: () => void
}

/** Everything of this browser goes, after a second yes that names what. */
export function ForgetEverything({ counts, onForgotten }: ForgetEverythingProps) {
  const { ledger, service, storage } = useServices()
  const undelivered = useStore(ledger).filter(({ isDelivered }) => !isDelivered).length
  const forget = async () => {
    // A session is a cookie, which only the service can take back; where it is out of reach it ends by itself.
    await signOut(service).catch(() => undefined)
    await forgetEverything({ databases: window.indexedDB, storage })
    onForgotten()
  }
  return (
    <AskTwice
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
