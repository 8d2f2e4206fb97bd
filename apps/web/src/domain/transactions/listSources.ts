import type { Report, SignatureSource } from './Report.ts'

const order = ['service', 'file', 'chain', 'yours'] as const satisfies readonly SignatureSource[]

type NamedSource = (typeof order)[number]

/** The sources of a transaction and its counted signatures, without duplicates. */
export function listSources({ confirmations, source }: Pick<Report, 'confirmations' | 'source'>): NamedSource[] {
  const found = new Set<SignatureSource | undefined>([
    source,
    ...confirmations.flatMap(({ from, status }) => (status === 'valid' ? [from] : [])),
  ])
  // Both are stored in this browser.
  if (found.has('earlier')) found.add('yours')
  return order.filter((one) => found.has(one))
}
