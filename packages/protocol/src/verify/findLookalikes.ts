import type { Address } from 'viem'

/** How many digits at the start and at the end people compare at most. */
const glance = 4

/**
 * Known addresses that a person could take this one for: other addresses with the same first and last digits. Poisoned
 * addresses are ground to match exactly there.
 */
export function findLookalikes(address: Address, known: readonly Address[]): Address[] {
  const subject = toDigits(address)
  return known.filter((candidate) => {
    const other = toDigits(candidate)
    if (other === subject) return false
    const start = countEqual(subject, other)
    const end = countEqual(reverse(subject), reverse(other))
    // One end long enough to fool a glance, or both ends together.
    return (start >= 3 && end >= 3) || start >= 2 * glance - 1 || end >= 2 * glance - 1 || start + end >= 2 * glance
  })
}

function toDigits(address: Address): string {
  return address.slice(2).toLowerCase()
}

function reverse(text: string): string {
  return [...text].reverse().join('')
}

function countEqual(left: string, right: string): number {
  let count = 0
  while (count < left.length && left[count] === right[count]) count++
  return count
}
