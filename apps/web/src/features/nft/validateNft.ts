import type { ChainConfig } from '@countersign/protocol'
import { type Address, encodeFunctionData, erc721Abi, isAddressEqual, zeroAddress } from 'viem'
import { z } from 'zod'
import { type CollectibleHolding, toKey } from '../../domain/balances/collectiblesQuery.ts'
import type { Call } from '../../domain/drafting/createTransaction.ts'
import { readAddress } from '../../domain/drafting/readAddress.ts'
import { nftText as words } from '../../lib/messages/nft.ts'

type Nft = Pick<CollectibleHolding, 'address' | 'id'>

/** What stands in the form, exactly as typed. */
export const NftFormSchema = z.object({ nft: z.string(), recipient: z.string() })

export type NftFormValue = z.infer<typeof NftFormSchema>

export type ValidateNftParameters = {
  form: NftFormValue
  nfts: readonly Nft[]
  safe: Address
  chain: Pick<ChainConfig, 'id' | 'shortName'>
}

export type NftErrors = { nft?: string | undefined; recipient?: string | undefined }

/** The one call that hands the piece over, or what is wrong, field by field. The safe way: a recipient can refuse it. */
export function validateNft({
  form,
  nfts,
  safe,
  chain,
}: ValidateNftParameters): { call: Call } | { errors: NftErrors } {
  const nft = nfts.find((candidate) => toKey(candidate) === form.nft)
  const read = readAddress(form.recipient, chain)
  const fault = 'value' in read ? findFault(read.value, safe, nft) : read.error
  if (!nft || fault !== undefined || 'error' in read)
    return {
      errors: { ...(nft ? {} : { nft: words.errors.nft }), ...(fault === undefined ? {} : { recipient: fault }) },
    }
  const args = [safe, read.value, BigInt(nft.id)] as const
  const data = encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args })
  return { call: { to: nft.address, value: 0n, data } }
}

function findFault(recipient: Address, safe: Address, nft: Nft | undefined): string | undefined {
  if (isAddressEqual(recipient, zeroAddress)) return words.errors.recipientIsZero
  if (isAddressEqual(recipient, safe)) return words.errors.recipientIsSafe
  return nft && isAddressEqual(recipient, nft.address) ? words.errors.recipientIsToken : undefined
}
