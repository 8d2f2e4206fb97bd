import type { SafeState } from '@countersign/protocol/chain'
import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { getOwnerRole } from '../../domain/safe/useMySafes.ts'
import { includesSafe, openSafeList, setListed } from '../../domain/safe-list/openSafeList.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { createText } from '../../lib/messages/create.ts'
import { watchlistText as words } from '../../lib/messages/watchlist.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NotIndexedNotice } from './NotIndexedNotice.tsx'
import styles from './Watchlist.module.css'

export type SafeRoleProps = {
  safe: CurrentSafe
  /** Undefined while loading or without a Safe. */
  state: SafeState | undefined
}

/** The Safe's role for the user: planned, watched or pinned, and whether the service indexes it. */
export function SafeRole({ safe, state }: SafeRoleProps) {
  if (state?.planned) return <PlannedNotice safe={safe} />
  return (
    <>
      <Marks safe={safe} state={state} />
      {state ? <NotIndexedNotice safe={safe} /> : null}
    </>
  )
}

function PlannedNotice({ safe: { address, params } }: Pick<SafeRoleProps, 'safe'>) {
  return (
    <Notice
      actions={
        <>
          <Link className={buttonClass('primary')} params={params} to="/$chain/$safe/new">
            {createText.first}
          </Link>
          <Link className={buttonClass('outline')} params={{ safe: address }} to="/create/$safe">
            {createText.plannedLink}
          </Link>
        </>
      }
      title={createText.plannedTitle}
      tone="info"
    >
      {createText.plannedText}
    </Notice>
  )
}

/** Reserves the space while loading: only a verified Safe can be pinned. */
function Marks({ safe: { address, chainId }, state }: SafeRoleProps) {
  const store = openSafeList(useServices().storage)
  const { pinned, watched } = useStore(store)
  const { address: me } = useSigner()
  const id = { address, chainId }
  const isOwner = getOwnerRole(state, me) === 'owner'
  const isPinned = includesSafe(pinned, id)
  const isWatched = includesSafe(watched, id)
  const set = (list: 'pinned' | 'watched', isListed: boolean) =>
    store.update((all) => setListed(all, list, id, isListed))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups buttons
    <div aria-label={words.label} className={cx(styles.marks, !state && styles.kept)} role="group">
      {isOwner ? null : (
        <Button aria-pressed={isWatched} onClick={() => set('watched', !isWatched)}>
          {isWatched ? words.unwatch : words.watch}
        </Button>
      )}
      <Button aria-pressed={isPinned} look="quiet" onClick={() => set('pinned', !isPinned)}>
        {isPinned ? words.unpin : words.pin}
      </Button>
    </div>
  )
}
