import { useNameOf } from '../../domain/address-book/useName.ts'
import { openSafeList, setListed } from '../../domain/safe-list/openSafeList.ts'
import type { ListedSafe, SafeGroup } from '../../domain/safe-list/useSafeList.ts'
import { useServices } from '../../domain/services/Services.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { safeListText as words } from '../../lib/messages/safeList.ts'
import { Button } from '../../ui/Button.tsx'

/** Pins a Safe, or removes it from the watchlist. */
export function SafeTools({ safe }: { safe: ListedSafe }) {
  const { storage } = useServices()
  const who = useWho(safe.address)
  const where = `${who}, ${safe.chain.name}`
  const id = { address: safe.address, chainId: safe.chain.id }
  const set = (list: 'pinned' | 'watched', isListed: boolean) =>
    openSafeList(storage).update((all) => setListed(all, list, id, isListed))
  return (
    <>
      <Button
        aria-label={safe.isPinned ? words.unpinWhich(where) : words.pinWhich(where)}
        look="quiet"
        onClick={() => set('pinned', !safe.isPinned)}
      >
        {safe.isPinned ? words.unpin : words.pin}
      </Button>
      {safe.source === 'watched' ? (
        <Button aria-label={words.unwatchWhich(where)} look="quiet" onClick={() => set('watched', false)}>
          {words.unwatch}
        </Button>
      ) : null}
    </>
  )
}

export type MoveButtonsProps = {
  address: SafeGroup['address']
  /** Undefined while the list is truncated. */
  onMove: ((address: SafeGroup['address'], by: -1 | 1) => void) | undefined
  position: { index: number; of: number }
}

export function MoveButtons({ address, onMove, position: { index, of } }: MoveButtonsProps) {
  const who = useWho(address)
  if (!onMove) return null
  return (
    <>
      <Button aria-label={words.upWhich(who)} disabled={index === 0} look="quiet" onClick={() => onMove(address, -1)}>
        {words.up}
      </Button>
      <Button
        aria-label={words.downWhich(who)}
        disabled={index === of - 1}
        look="quiet"
        onClick={() => onMove(address, 1)}
      >
        {words.down}
      </Button>
    </>
  )
}

function useWho(address: SafeGroup['address']): string {
  return useNameOf()(address)?.name ?? shortAddress(address)
}
