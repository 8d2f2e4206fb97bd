import { safeDeployments } from '@countersign/protocol/chain'
import { type Address as AddressValue, isAddressEqual } from 'viem'
import { common } from '../../lib/messages/common.ts'
import { Address } from '../../ui/Address.tsx'
import { useLabelOf } from './useLabelOf.ts'

export type AddressListProps = { addresses: readonly AddressValue[] }

/** Accounts by name and address, one below the other. What belongs at an address officially is its name there. */
export function AddressList({ addresses }: AddressListProps) {
  const labelOf = useLabelOf()
  if (addresses.length === 0) return common.none
  return (
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <Address canCopy={false} name={labelOf(address) ?? findOfficialName(address)} value={address} />
        </li>
      ))}
    </ul>
  )
}

/** By its address alone: what is there is checked elsewhere, by its code. */
function findOfficialName(address: AddressValue): string | undefined {
  const deployment = safeDeployments.find((other) => isAddressEqual(other.address, address))
  return deployment && `${deployment.name} ${deployment.version}`
}
