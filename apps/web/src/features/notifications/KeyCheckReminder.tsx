import type { SafeState } from '@countersign/protocol/chain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { useKeyChecks } from '../../domain/custody/useKeyChecks.ts'
import type { MySafe } from '../../domain/safe/useMySafes.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { openNotificationSettings } from './notificationSettingsStore.ts'

const t = createCatalogue('custody')

/** Each one reads the history of a Safe. */
const maxSafes = 20

type KeyCheckReminderProps = {
  safes: readonly MySafe[]
  show: (notice: { body: string; key: string; onOpen: () => void; title: string }) => void
}

/** Notifies once per visit of the connected owner's own key checks that are due. */
export function KeyCheckReminder({ safes, show }: KeyCheckReminderProps) {
  const { address: account } = useSigner()
  const { notices } = useStore(openNotificationSettings(useServices().storage))
  if (!account || !notices) return null
  return safes
    .filter(({ role }) => role === 'owner')
    .slice(0, maxSafes)
    .map(({ address, chain, state }) =>
      state && !state.planned ? (
        <Reminder
          account={account}
          address={address}
          chainId={chain.id}
          key={`${chain.id}${address}`}
          show={show}
          state={state}
        />
      ) : null,
    )
}

type ReminderProps = Pick<KeyCheckReminderProps, 'show'> & {
  account: Address
  address: Address
  chainId: number
  state: SafeState
}

function Reminder({ account, address, chainId, show, state }: ReminderProps) {
  const router = useRouter()
  const nameOf = useNameOf()
  const { checks, hasFailed, isReading } = useKeyChecks({ address, chainId, owners: [account], state })
  const isDue = !isReading && !hasFailed && checks[0]?.isOverdue === true
  const name = nameOf(address)?.name ?? shortAddress(address)
  const isShown = useRef(false)
  useEffect(() => {
    if (!isDue || isShown.current) return
    isShown.current = true
    const params = { chain: String(chainId), safe: address }
    show({
      body: name,
      key: `key check ${chainId} ${address}`,
      onOpen: () => void router.navigate({ params, to: '/$chain/$safe/security' }),
      title: t('checkDue'),
    })
  }, [address, chainId, isDue, name, router, show])
  return null
}
