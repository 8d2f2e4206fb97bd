import type { Address } from 'viem'

export type CodeAnswer = {
  address: Address
  /** Whether the chain of the payment was asked, or another one. */
  isHere: boolean
  /** Undefined as long as it did not answer. */
  isContract: boolean | undefined
}

/** Those that are contracts elsewhere and, by the word of this chain, none here. */
export function listWithoutCode(
  asked: readonly Address[],
  /** One's own Safes of other chains: contracts there, whoever is asked. */
  safes: readonly Address[],
  answers: readonly CodeAnswer[],
): Address[] {
  return asked.filter((address) => {
    const own = answers.filter((answer) => answer.address === address)
    const isNoneHere = own.some(({ isHere, isContract }) => isHere && isContract === false)
    return isNoneHere && (safes.includes(address) || own.some(({ isHere, isContract }) => !isHere && isContract))
  })
}
