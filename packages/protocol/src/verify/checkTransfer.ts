import { type Address, isAddressEqual } from 'viem'
import { recomputed, yours } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'
import { checkTokenName } from './checkTokenName.ts'
import { findLookalikes } from './findLookalikes.ts'

type CheckTransferParameters = {
  /** undefined for the native currency. */
  token: Address | undefined
  value: bigint
  from: Address
  to: Address
  safe: Address
  /** Tokens listed by the operator or the user. */
  knownTokens: readonly { address: Address; symbol: string }[]
  /** The symbol from the token contract. */
  symbol?: string
  /** The user's addresses: own Safes, address book, recipients of executed transactions. */
  knownAddresses: readonly Address[]
  /** Sender of the transaction or, for an execution of the Safe, the Safe. */
  initiator?: Address
}

/** Checks a transfer event for spam: imitated tokens and lookalike addresses. */
export function checkTransfer(parameters: CheckTransferParameters): Check[] {
  const { from, initiator, knownAddresses, knownTokens, safe, symbol, to, token, value } = parameters
  const checks: Check[] = []
  if (token) {
    const isKnown = knownTokens.some(({ address }) => isAddressEqual(address, token))
    const imitation = symbol === undefined ? undefined : checkTokenName({ knownTokens, symbol, token })
    if (imitation) checks.push(imitation)
    else if (!isKnown)
      checks.push(
        createCheck('warn', { actual: token, id: 'T64' }, yours, [
          'TOKEN_UNKNOWN',
          msg('check.tokenUnlisted', 'The token is not on any of your lists.'),
        ]),
      )
  }
  if (value === 0n)
    checks.push(
      createCheck('warn', { id: 'T64' }, recomputed, [
        'ZERO_VALUE',
        msg('check.transferEmpty', 'Nothing was transferred. Such events place an address in the history.'),
      ]),
    )
  if (isAddressEqual(from, safe) && initiator && !isAddressEqual(initiator, safe))
    checks.push(
      createCheck('warn', { actual: initiator, id: 'T64' }, recomputed, [
        'NOT_STARTED_BY_SAFE',
        msg('check.transferNotBySafe', 'The Safe did not start this transfer.'),
      ]),
    )
  const other = isAddressEqual(from, safe) ? to : from
  const [lookalike] = knownAddresses.some((known) => isAddressEqual(known, other))
    ? []
    : findLookalikes(other, knownAddresses)
  if (lookalike)
    checks.push(
      createCheck('warn', { actual: other, claimed: lookalike, id: 'T39' }, yours, [
        'ADDRESS_LOOKS_LIKE_KNOWN',
        msg('check.transferLookalike', '{address} resembles {known}, which you know, but is another address.', {
          address: other,
          known: lookalike,
        }),
      ]),
    )
  if (checks.length === 0)
    checks.push(
      createCheck('ok', { id: 'T64' }, recomputed, [
        'TRANSFER_PLAIN',
        msg('check.transferGenuine', 'The transfer is genuine.'),
      ]),
    )
  return checks
}
