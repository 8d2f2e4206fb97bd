import type { Address as AddressValue } from 'viem'
import { Address } from '../../ui/Address.tsx'
import { useLabelOf } from './useName.ts'

export type AddressListProps = { addresses: readonly AddressValue[] }

/** Accounts by name and address, one below the other. */
export function AddressList({ addresses }: AddressListProps) {
  const labelOf = useLabelOf()
  return (
    <ul>
      {addresses.map((address) => (
        <li key={address}>
          <Address canCopy={false} name={labelOf(address)} value={address} />
        </li>
      ))}
    </ul>
  )
}
