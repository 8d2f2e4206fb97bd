import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, erc721Abi, isAddressEqual, maxUint256, parseAbi, zeroAddress } from 'viem'
import { z } from 'zod'
import type { MultiToken, MultiTokenFacts } from '../../domain/assets/collectiblesQuery.ts'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { type FormResult, readForm, refineField, requireField } from '../../lib/readForm.ts'

const t = createCatalogue('nft')

type Nft = Pick<CollectibleHolding, 'address' | 'id'>

export const NftFormSchema = z.object({
  /** An ERC-721 token from the list, or an amount of a typed ERC-1155 id. */
  kind: z.enum(['listed', 'multi']).default('listed'),
  nft: z.string(),
  contract: z.string().default(''),
  id: z.string().default(''),
  amount: z.string().default(''),
  recipient: z.string(),
})

export type NftFormValue = z.infer<typeof NftFormSchema>

type ValidateNftParameters = {
  form: Pick<NftFormValue, 'nft' | 'recipient'>
  nfts: readonly Nft[]
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** A resolved ENS name. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
}

/** Encodes `safeTransferFrom`, which reverts for recipients that cannot hold the NFT. */
export function validateNft(parameters: ValidateNftParameters): FormResult<Call, NftFormValue> {
  const { form, nfts, safe, chain, recipient = readAddress(form.recipient, chain) } = parameters
  const nft = nfts.find((candidate) => toKey(candidate) === form.nft)
  const read = readForm({
    nft: requireField(nft, t('nftMissing')),
    recipient: refineField(recipient, (to) => findRecipientFault(to, safe, nft?.address)),
  })
  if ('errors' in read) return read
  const { address, id } = read.value.nft
  const args = [safe, read.value.recipient, BigInt(id)] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
  return { value: { to: address, value: 0n, data } }
}

/** Recipients that would lose the token or already have it. */
function findRecipientFault(recipient: Address, safe: Address, contract: Address | undefined): string | undefined {
  if (isAddressEqual(recipient, zeroAddress)) return t('recipientIsZero')
  if (isAddressEqual(recipient, safe)) return t('isSafe')
  return contract && isAddressEqual(recipient, contract) ? t('recipientIsToken') : undefined
}

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

export function readMultiTokenForm(
  form: Pick<NftFormValue, 'contract' | 'id'>,
  chain: ValidateMultiTokenParameters['chain'],
): MultiToken | undefined {
  const contract = readAddress(form.contract, chain)
  const id = parseComplete(form.id)
  return 'value' in contract && id !== undefined ? { contract: contract.value, id } : undefined
}

export function validateMultiToken(parameters: ValidateMultiTokenParameters): FormResult<Call, NftFormValue> {
  const { form, facts, safe, chain, recipient = readAddress(form.recipient, chain) } = parameters
  const contract = readAddress(form.contract, chain)
  const token = 'value' in contract ? contract.value : undefined
  const read = readForm({
    contract: refineField(contract, (address) => findContractFault(address, safe, facts)),
    id: requireField(parseComplete(form.id), t('idMissing')),
    amount: refineField(requireField(parseComplete(form.amount), t('amountMissing')), (amount) =>
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
  if (isAddressEqual(contract, safe)) return t('isSafe')
  return facts && facts.balance === undefined ? t('contractWrong') : undefined
}

function findAmountFault(amount: bigint, facts: MultiTokenFacts | undefined): string | undefined {
  if (amount === 0n) return t('amountZero')
  if (facts?.balance === undefined || amount <= facts.balance) return undefined
  return t('tooMany', { balance: formatNumber(facts.balance) })
}

function parseComplete(text: string): bigint | undefined {
  const plain = text.trim()
  if (!/^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(plain)) return undefined
  const value = BigInt(plain)
  return value <= maxUint256 ? value : undefined
}
