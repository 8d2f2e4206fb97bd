import type { Address } from 'viem'

export type CodeAnswer = {
  address: Address
  /** Whether this is the payment's chain. */
  isHere: boolean
  /** Undefined until the node answers. */
  isContract: boolean | undefined
}

/** Addresses with code on another chain and none on this one. */
export function listWithoutCode(
  asked: readonly Address[],
  /** The user's Safes on other chains, which are contracts there without a lookup. */
  safes: readonly Address[],
  answers: readonly CodeAnswer[],
): Address[] {
  return asked.filter((address) => {
    const own = answers.filter((answer) => answer.address === address)
    const isNoneHere = own.some(({ isHere, isContract }) => isHere && isContract === false)
    return isNoneHere && (safes.includes(address) || own.some(({ isHere, isContract }) => !isHere && isContract))
  })
}
