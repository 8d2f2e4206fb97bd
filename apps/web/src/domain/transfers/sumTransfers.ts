import type { Movement } from '@countersign/protocol/wire'
import { type Address, isAddressEqual } from 'viem'
import type { Movements } from './transfersQuery.ts'

type Flow = { incoming: bigint; outgoing: bigint }

export type MonthFlow = Flow & { /** The month's first moment, in the reader's time zone. */ from: number }

export type ContactFlow = Flow & { address: Address }

export type TransferSums = {
  /** Oldest first, without gaps. */
  months: MonthFlow[]
  /** By the sum of both directions, largest first. */
  contacts: ContactFlow[]
  /** Transfers without a measure. */
  unmeasured: number
}

export type SumTransfersParameters = {
  movements: Pick<Movements, 'at' | 'isComplete' | 'listed'>
  safe: Address
  /** Undefined: has no value to add. */
  measure: (movement: Movement) => bigint | undefined
}

/** Fewer are too wide for their bars. */
const minMonths = 6
const maxMonths = 12

/** Sums what came in and went out, by month and by counterparty. Contacts have the transfers of all time. */
export function sumTransfers({ measure, movements, safe }: SumTransfersParameters): TransferSums {
  const months = listMonths(movements)
  const contacts = new Map<string, ContactFlow>()
  let unmeasured = 0
  for (const movement of movements.listed) {
    const isIncoming = isAddressEqual(movement.to, safe)
    const isOutgoing = isAddressEqual(movement.from, safe)
    if (isIncoming && isOutgoing) continue
    const amount = measure(movement)
    if (amount === undefined) {
      unmeasured += 1
      continue
    }
    const side = isIncoming ? 'incoming' : 'outgoing'
    const month = months.findLast(({ from }) => from <= movement.timestamp)
    if (month) month[side] += amount
    const address = isIncoming ? movement.from : movement.to
    const contact = contacts.get(address.toLowerCase()) ?? { address, incoming: 0n, outgoing: 0n }
    contact[side] += amount
    contacts.set(address.toLowerCase(), contact)
  }
  const volume = ({ incoming, outgoing }: Flow) => incoming + outgoing
  return {
    contacts: [...contacts.values()].toSorted((a, b) => (volume(a) < volume(b) ? 1 : volume(a) > volume(b) ? -1 : 0)),
    months,
    unmeasured,
  }
}

/** Where only the newest transfers are listed, nothing is known of earlier months. */
function listMonths({ at, isComplete, listed }: SumTransfersParameters['movements']): MonthFlow[] {
  const last = new Date(at)
  const first = new Date(listed.at(-1)?.timestamp ?? at)
  const between = (last.getFullYear() - first.getFullYear()) * 12 + last.getMonth() - first.getMonth() + 1
  const count = Math.min(isComplete ? Math.max(between, minMonths) : between, maxMonths)
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(last.getFullYear(), last.getMonth() - (count - 1 - index), 1).getTime(),
    incoming: 0n,
    outgoing: 0n,
  }))
}
