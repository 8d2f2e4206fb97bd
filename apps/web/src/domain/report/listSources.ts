import type { Report, SignatureSource } from './Report.ts'

const order = ['service', 'file', 'chain', 'yours'] as const satisfies readonly SignatureSource[]

/** Where a transaction and the signatures that count for it came from, each once. */
export function listSources({ confirmations, source }: Pick<Report, 'confirmations' | 'source'>): SignatureSource[] {
  const found = new Set<SignatureSource | undefined>([
    source,
    ...confirmations.flatMap(({ from, status }) => (status === 'valid' ? [from] : [])),
  ])
  return order.filter((one) => found.has(one))
}
