import { Address, type AddressProps } from '../../ui/Address.tsx'
import { useLabelOf } from './useLabelOf.ts'

export function NamedAddress(props: Omit<AddressProps, 'name'>) {
  return <Address {...props} name={useLabelOf()(props.value)} />
}
