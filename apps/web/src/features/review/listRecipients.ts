import { type Action, parseMultiTransfer } from '@countersign/protocol/decode'
import { type Address, isAddressEqual } from 'viem'

/** Who gets something from the Safe by this transaction, batches included; each once. */
export function listRecipients(action: Action, safe: Address): Address[] {
  const recipients = new Set<Address>()
  const walk = ({ actions, class: kind, decoded: { call, decoding } }: Action) => {
    if (kind.kind === 'Transfer' && !isAddressEqual(kind.recipient, safe)) recipients.add(kind.recipient)
    const multi = decoding.kind === 'decoded' ? parseMultiTransfer({ call: decoding.call, token: call.to }) : undefined
    if (multi && !isAddressEqual(multi.recipient, safe)) recipients.add(multi.recipient)
    if (kind.kind === 'Custom' && call.operation === 0 && call.value > 0n) recipients.add(call.to)
    for (const inner of actions) walk(inner)
  }
  walk(action)
  return [...recipients]
}
