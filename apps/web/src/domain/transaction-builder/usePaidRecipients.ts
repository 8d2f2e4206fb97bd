import type { ChainConfig } from '@countersign/protocol/config'
import type { Movement } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address } from 'viem'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { transferProofsQuery } from '../transfers/createTransferVerifier.ts'
import { transfersQuery } from '../transfers/transfersQuery.ts'

type PayingSafe = Pick<CurrentSafe, 'address' | 'chain' | 'chainId'>

/** Payments that owners signed. Anyone can make a token of theirs log a transfer from the Safe to a look-alike. */
export function listPayments(
  listed: readonly Movement[],
  { address, chain: { tokens } }: { address: Address; chain: Pick<ChainConfig, 'tokens'> },
): Movement[] {
  const known = new Set(tokens.map((token) => token.address.toLowerCase()))
  return listed.filter(
    ({ from, kind, safeTxHash, to, token, value }) =>
      from === address &&
      to !== address &&
      safeTxHash !== null &&
      value !== '0' &&
      (kind === 'native' || (kind === 'erc20' && token !== null && known.has(token.toLowerCase()))),
  )
}

const maxRecent = 8

/** The last recipients, each by a payment that the chain confirms. */
export function useRecentRecipients(safe: PayingSafe, isOn: boolean): Address[] {
  const { data: listed } = useQuery({ ...transfersQuery(useServices(), safe), enabled: isOn })
  const payments = useMemo(() => {
    const newest = new Map<Address, Movement>()
    for (const payment of listPayments(listed?.listed ?? [], safe))
      if (!newest.has(payment.to)) newest.set(payment.to, payment)
    return [...newest.values()].slice(0, maxRecent)
  }, [listed, safe])
  const proven = useProven(safe, payments)
  return useMemo(() => (proven ?? []).map(({ to }) => to), [proven])
}

/** Enough, should the node fail for some. */
const maxPayments = 3

/** What the service does not list, or cannot prove, does not count; undefined while it is looked up. */
export function useIsFirstPayment(safe: PayingSafe, recipient: Address | undefined): boolean | undefined {
  const isOn = recipient !== undefined
  const { data: listed, isError } = useQuery({ ...transfersQuery(useServices(), safe), enabled: isOn })
  const payments = useMemo(
    () =>
      listPayments(listed?.listed ?? [], safe)
        .filter(({ to }) => to === recipient)
        .slice(0, maxPayments),
    [listed, recipient, safe],
  )
  const proven = useProven(safe, payments)
  if (!isOn || (!listed && !isError) || !proven) return undefined
  return proven.length === 0
}

/** Of these, the ones that the chain confirms; undefined while they are compared. */
function useProven(safe: PayingSafe, payments: readonly Movement[]): readonly Movement[] | undefined {
  const query = transferProofsQuery(useServices(), safe, { movements: payments })
  const { data, isError } = useQuery({ ...query, enabled: payments.length > 0 })
  return useMemo(() => {
    if (payments.length === 0 || isError) return []
    return data && payments.filter((payment) => data.get(payment)?.state === 'verified')
  }, [data, isError, payments])
}
