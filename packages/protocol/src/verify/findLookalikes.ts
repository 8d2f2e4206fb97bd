import type { Address } from 'viem'

/** Maximum number of digits that people compare at each end. */
const glance = 4

/** Known addresses that share their first and last digits with this one (address poisoning). */
export function findLookalikes(address: Address, known: readonly Address[]): Address[] {
  const subject = toDigits(address)
  return known.filter((candidate) => {
    const other = toDigits(candidate)
    if (other === subject) return false
    const start = countEqual(subject, other)
    const end = countEqualAtEnd(subject, other)
    // One long match, or a match at both ends.
    return (start >= 3 && end >= 3) || start >= 2 * glance - 1 || end >= 2 * glance - 1 || start + end >= 2 * glance
  })
}

function toDigits(address: Address): string {
  return address.slice(2).toLowerCase()
}

function countEqual(left: string, right: string): number {
  let count = 0
  while (count < left.length && left[count] === right[count]) count++
  return count
}

function countEqualAtEnd(left: string, right: string): number {
  let count = 0
  while (count < left.length && left.at(-1 - count) === right.at(-1 - count)) count++
  return count
}
