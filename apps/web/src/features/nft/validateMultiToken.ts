import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, isAddressEqual, maxUint256, parseAbi } from 'viem'
import type { MultiToken, MultiTokenFacts } from '../../domain/assets/multiTokenQuery.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { findRecipientFault, type NftFormValue } from './validateNft.ts'

const abi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)'])

export type MultiTokenErrors = { [field in 'contract' | 'id' | 'amount' | 'recipient']?: string | undefined }

export type ValidateMultiTokenParameters = {
  form: Pick<NftFormValue, 'amount' | 'contract' | 'id' | 'recipient'>
  /** What the chain says of the token that is typed; undefined until it did. */
  facts: MultiTokenFacts | undefined
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** What the recipient means, where a name was looked up. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
}

/** Which token the form names; undefined as long as it names none. */
export function readMultiTokenForm(
  form: Pick<NftFormValue, 'contract' | 'id'>,
  chain: ValidateMultiTokenParameters['chain'],
): MultiToken | undefined {
  const contract = readAddress(form.contract, chain)
  const id = parseWhole(form.id)
  return 'value' in contract && id !== undefined ? { contract: contract.value, id } : undefined
}

/** The one call that hands some of them over, or what is wrong, field by field. */
export function validateMultiToken({
  form,
  facts,
  safe,
  chain,
  recipient = readAddress(form.recipient, chain),
}: ValidateMultiTokenParameters): { call: Call } | { errors: MultiTokenErrors } {
  const contract = readAddress(form.contract, chain)
  const id = parseWhole(form.id)
  const amount = parseWhole(form.amount)
  const token = 'value' in contract ? contract.value : undefined
  const errors: MultiTokenErrors = {
    contract: 'error' in contract ? contract.error : findContractFault(contract.value, safe, facts),
    id: id === undefined ? words.errors.id : undefined,
    amount: findAmountFault(amount, facts),
    recipient: 'error' in recipient ? recipient.error : findRecipientFault(recipient.value, safe, token),
  }
  const isSound = Object.values(errors).every((error) => error === undefined)
  // Without the chain's word on how many there are, nothing is sent.
  if (!isSound || !token || 'error' in recipient || id === undefined || !amount || facts?.balance === undefined)
    return { errors }
  const args = [safe, recipient.value, id, amount, '0x'] as const
  return { call: { to: token, value: 0n, data: encodeFunctionData({ abi, args }) } }
}

function findContractFault(contract: Address, safe: Address, facts: MultiTokenFacts | undefined): string | undefined {
  if (isAddressEqual(contract, safe)) return words.errors.contractIsSafe
  return facts && facts.balance === undefined ? words.errors.contract : undefined
}

function findAmountFault(amount: bigint | undefined, facts: MultiTokenFacts | undefined): string | undefined {
  if (amount === undefined) return words.errors.amount
  if (amount === 0n) return words.errors.amountZero
  return facts?.balance !== undefined && amount > facts.balance ? words.errors.tooMany(facts.balance) : undefined
}

/** A whole number as the contract counts, in digits or hexadecimal. */
function parseWhole(text: string): bigint | undefined {
  const plain = text.trim()
  if (!/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(plain)) return undefined
  const value = BigInt(plain)
  return value <= maxUint256 ? value : undefined
}
