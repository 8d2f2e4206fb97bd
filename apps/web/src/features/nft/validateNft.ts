import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, encodeFunctionData, erc721Abi, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { readAddress } from '../../domain/transaction-builder/readAddress.ts'
import { nftText as words } from '../../lib/messages/nft.ts'

type Nft = Pick<CollectibleHolding, 'address' | 'id'>

/** What stands in the form, exactly as typed. */
export const NftFormSchema = z.object({
  /** A piece from the list (ERC-721), or some of a number that is typed (ERC-1155). */
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
  /** What the recipient means, where a name was looked up. @default read from the form */
  recipient?: ReturnType<typeof readAddress>
}

export type NftErrors = { nft?: string | undefined; recipient?: string | undefined }

/** The one call that hands the piece over, or what is wrong, field by field. The safe way: a recipient can refuse it. */
export function validateNft({
  form,
  nfts,
  safe,
  chain,
  recipient: read = readAddress(form.recipient, chain),
}: ValidateNftParameters): { call: Call } | { errors: NftErrors } {
  const nft = nfts.find((candidate) => toKey(candidate) === form.nft)
  const fault = 'value' in read ? findRecipientFault(read.value, safe, nft?.address) : read.error
  if (!nft || fault !== undefined || 'error' in read)
    return {
      errors: { ...(nft ? {} : { nft: words.errors.nft }), ...(fault === undefined ? {} : { recipient: fault }) },
    }
  const args = [safe, read.value, BigInt(nft.id)] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
  return { call: { to: nft.address, value: 0n, data } }
}

/** Where a token would be lost, or would not move at all. */
export function findRecipientFault(
  recipient: Address,
  safe: Address,
  contract: Address | undefined,
): string | undefined {
  if (isAddressEqual(recipient, zeroAddress)) return words.errors.recipientIsZero
  if (isAddressEqual(recipient, safe)) return words.errors.recipientIsSafe
  return contract && isAddressEqual(recipient, contract) ? words.errors.recipientIsToken : undefined
}
