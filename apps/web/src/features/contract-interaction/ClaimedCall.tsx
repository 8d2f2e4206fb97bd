import type { ParameterValue } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useServices } from '../../domain/services/Services.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './ContractForm.module.css'
import { decodingQuery } from './contractQueries.ts'

/** The service's decoding of bytes unknown to this page; it has no effect on what is sent. */
export function ClaimedCall({ chainId, to, data }: { chainId: number; to: Address; data: Hex }) {
  const { data: call } = useQuery(decodingQuery(useServices(), chainId, { to, data }))
  if (!call) return null
  return (
    <section aria-label={words.claimedCall} className={styles.preview}>
      <header className={styles.previewHead}>
        <h4>{words.claimedCall}</h4>
        <Evidence kind="claimed" sentence={words.claimedCallEvidence} />
      </header>
      <p>
        <code>{call.method}</code>
      </p>
      <FieldList>
        {(call.parameters ?? []).map(({ name, type, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: argument order is fixed, and names repeat
          <FieldPair key={index} label={`${name || words.unnamed(String(index))} (${type})`}>
            <code className={styles.bytes}>{showValue(value)}</code>
          </FieldPair>
        ))}
      </FieldList>
    </section>
  )
}

function showValue(value: ParameterValue): string {
  return Array.isArray(value) ? `[${value.map(showValue).join(', ')}]` : value
}
