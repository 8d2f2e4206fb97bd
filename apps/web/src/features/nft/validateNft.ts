import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, erc721Abi, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { nftText as words } from '../../lib/messages/nft.ts'
import { type FormResult, readForm, refineField, requireField } from '../../lib/readForm.ts'

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

export type ValidateNftParameters = {
  form: Pick<NftFormValue, 'nft' | 'recipient'>
  nfts: readonly Nft[]
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
  /** A resolved ENS name. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
}

/** Encodes `safeTransferFrom`, which reverts for recipients that cannot hold the NFT. */
export function validateNft({
  form,
  nfts,
  safe,
  chain,
  recipient = readAddress(form.recipient, chain),
}: ValidateNftParameters): FormResult<Call, NftFormValue> {
  const nft = nfts.find((candidate) => toKey(candidate) === form.nft)
  const read = readForm({
    nft: requireField(nft, words.errors.nft),
    recipient: refineField(recipient, (to) => findRecipientFault(to, safe, nft?.address)),
  })
  if ('errors' in read) return read
  const { address, id } = read.value.nft
  const args = [safe, read.value.recipient, BigInt(id)] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
  return { value: { to: address, value: 0n, data } }
}

/** Recipients that would lose the token or already have it. */
export function findRecipientFault(
  recipient: Address,
  safe: Address,
  contract: Address | undefined,
): string | undefined {
  if (isAddressEqual(recipient, zeroAddress)) return words.errors.recipientIsZero
  if (isAddressEqual(recipient, safe)) return words.errors.recipientIsSafe
  return contract && isAddressEqual(recipient, contract) ? words.errors.recipientIsToken : undefined
}
