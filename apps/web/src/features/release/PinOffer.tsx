import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { canPin } from '../../domain/release/readPin.ts'
import { pinQuery } from '../../domain/release/releaseQueries.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { defineLocalStore } from '../../lib/defineLocalStore.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'

const t = createCatalogue('pinNotice')

const openOfferStore = defineLocalStore({ empty: false, key: 'countersign.pin-offer.v1', schema: z.boolean() })

/** A server on this machine is the user's own. */
const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

export type PinOfferProps = { hostname: string /** @default whether the browser can */; isPossible?: boolean }

/** Once, in the status bar, to visitors with a wallet: seen is enough, the settings offer it always. */
export function PinOffer({ hostname, isPossible = canPin(window) }: PinOfferProps) {
  const { storage } = useServices()
  const { address } = useSigner()
  const store = openOfferStore(storage)
  const isSeen = useStore(store)
  const isOffered = !isSeen && address !== undefined && !ownMachine.test(hostname) && isPossible
  const { data: pinned } = useQuery({ ...pinQuery, enabled: isOffered })
  if (!isOffered || pinned !== null) return null
  return (
    <Link hash="pin" onClick={() => store.update(() => true)} to="/settings">
      {t('offer')}
    </Link>
  )
}
