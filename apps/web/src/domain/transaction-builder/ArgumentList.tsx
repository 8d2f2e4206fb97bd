import type { DecodedFunction } from '@countersign/protocol/decode'
import { sanitizeText } from '@countersign/protocol/text'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import styles from './ArgumentList.module.css'

const t = createCatalogue('contractInteraction')

export function ArgumentList({ call }: { call: Pick<DecodedFunction, 'arguments' | 'signature'> }) {
  return (
    <>
      <p>
        <code>{call.signature}</code>
      </p>
      <FieldList>
        {call.arguments.map(({ name, type, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arguments never move, and names repeat
          <FieldPair key={index} label={`${name || t('unnamed', { number: index + 1 })} (${type})`}>
            <code className={styles.bytes}>{showValue(value)}</code>
          </FieldPair>
        ))}
      </FieldList>
    </>
  )
}

/** All digits; text of contracts without invisible or bidirectional characters. */
function showValue(value: unknown): string {
  if (typeof value === 'string') return sanitizeText(value, { maxLength: 2_000 })
  if (Array.isArray(value)) return `[${value.map(showValue).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, member]) => `${name}: ${showValue(member)}`)
      .join(', ')}}`
  return String(value)
}
