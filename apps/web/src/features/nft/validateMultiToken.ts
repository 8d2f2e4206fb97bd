import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, isAddressEqual, maxUint256, parseAbi } from 'viem'
import type { MultiToken, MultiTokenFacts } from '../../domain/assets/collectiblesQuery.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { type FormResult, readForm, refineField, requireField } from '../../lib/readForm.ts'
import { findRecipientFault, type NftFormValue } from './validateNft.ts'

const abi = parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)'])

export type ValidateMultiTokenParameters = {
  form: Pick<NftFormValue, 'amount' | 'contract' | 'id' | 'recipient'>
  /** Read from the chain; undefined while loading. */
  facts: MultiTokenFacts | undefined
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** A resolved ENS name. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
}

/** The token given by contract and id. */
export function readMultiTokenForm(
  form: Pick<NftFormValue, 'contract' | 'id'>,
  chain: ValidateMultiTokenParameters['chain'],
): MultiToken | undefined {
  const contract = readAddress(form.contract, chain)
  const id = parseComplete(form.id)
  return 'value' in contract && id !== undefined ? { contract: contract.value, id } : undefined
}

export function validateMultiToken({
  form,
  facts,
  safe,
  chain,
  recipient = readAddress(form.recipient, chain),
}: ValidateMultiTokenParameters): FormResult<Call, NftFormValue> {
  const contract = readAddress(form.contract, chain)
  const token = 'value' in contract ? contract.value : undefined
  const read = readForm({
    contract: refineField(contract, (address) => findContractFault(address, safe, facts)),
    id: requireField(parseComplete(form.id), words.errors.id),
    amount: refineField(requireField(parseComplete(form.amount), words.errors.amount), (amount) =>
      findAmountFault(amount, facts),
    ),
    recipient: refineField(recipient, (to) => findRecipientFault(to, safe, token)),
  })
  if ('errors' in read) return read
  // Requires the on-chain balance.
  if (facts?.balance === undefined) return { errors: {} }
  const { amount, contract: to, id } = read.value
  const args = [safe, read.value.recipient, id, amount, '0x'] as const
  return { value: { to, value: 0n, data: encodeFunctionData({ abi, args }) } }
}

function findContractFault(contract: Address, safe: Address, facts: MultiTokenFacts | undefined): string | undefined {
  if (isAddressEqual(contract, safe)) return words.errors.contractIsSafe
  return facts && facts.balance === undefined ? words.errors.contract : undefined
}

function findAmountFault(amount: bigint, facts: MultiTokenFacts | undefined): string | undefined {
  if (amount === 0n) return words.errors.amountZero
  return facts?.balance !== undefined && amount > facts.balance ? words.errors.tooMany(facts.balance) : undefined
}

/** Parses a decimal or hexadecimal uint256. */
function parseComplete(text: string): bigint | undefined {
  const plain = text.trim()
  if (!/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(plain)) return undefined
  const value = BigInt(plain)
  return value <= maxUint256 ? value : undefined
}
