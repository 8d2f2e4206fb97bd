import { type Address, getAddress, keccak256, stringToBytes } from 'viem'

/**
 * Chain ID of the training. No network has it and no configuration may: what is signed for it is worth nothing
 * elsewhere.
 */
export const trainingChainId = 8_917_203_640_517

/**
 * The address that stands for a Safe in the training: made of a hash, so that nobody can put a contract there. Safes
 * before 1.3.0 have no chain ID in their domain, and only this keeps their signatures from counting.
 */
export function toTrainingSafe({ address, chainId }: { address: Address; chainId: number }): Address {
  const hash = keccak256(stringToBytes(`Countersign training ${chainId} ${getAddress(address)}`))
  return getAddress(`0x${hash.slice(-40)}`)
}
