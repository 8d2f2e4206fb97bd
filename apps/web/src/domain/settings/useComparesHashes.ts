import { useConnection } from 'wagmi'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'

/** Wallets of these makers show hashes on a screen of their own. */
const hardware = /ledger|trezor|keystone|gridplus|lattice|onekey|keepkey|bitbox|coolwallet|dcent/i

/** Whether this signer compares hashes before signing: by their own choice, else with a hardware wallet. */
export function useComparesHashes(): { isOn: boolean; choose: (isOn: boolean) => void } {
  const { settings } = useServices()
  const { comparesHashes } = useStore(settings)
  const { connector } = useConnection()
  const isHardware =
    connector !== undefined && (connector.type === 'hardware' || hardware.test(`${connector.id} ${connector.name}`))
  return {
    isOn: comparesHashes ?? isHardware,
    choose: (isOn) => settings.update((all) => ({ ...all, comparesHashes: isOn })),
  }
}
