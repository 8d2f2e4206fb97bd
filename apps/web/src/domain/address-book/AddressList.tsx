import { safeDeployments } from '@countersign/protocol/chain'
import { type Address as AddressValue, isAddressEqual, zeroAddress } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { useLabelOf } from './useLabelOf.ts'

const t = createCatalogue('common')

/** Lists accounts by name and address. An official contract's name is shown for its address, “none” for the zero address. */
export function AddressList({ addresses }: { addresses: readonly AddressValue[] }) {
  const labelOf = useLabelOf()
  const accounts = addresses.filter((address) => address !== zeroAddress)
  if (accounts.length === 0) return t('none')
  return (
    <ul>
      {accounts.map((address) => (
        <li key={address}>
          <Address canCopy={false} name={labelOf(address) ?? findOfficialName(address)} value={address} />
        </li>
      ))}
    </ul>
  )
}

/** By address only: its code is checked separately. */
function findOfficialName(address: AddressValue): string | undefined {
  const deployment = safeDeployments.find((other) => isAddressEqual(other.address, address))
  return deployment && `${deployment.name} ${deployment.version}`
}
