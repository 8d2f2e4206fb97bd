import { describeError } from '../../lib/describeError.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { useLabelOf } from '../address-book/useLabelOf.ts'
import { DeliveryError } from './deliverSignatures.ts'

export function DeliveryFailures({ error }: { error: unknown }) {
  const labelOf = useLabelOf()
  const [first, ...more] = error instanceof DeliveryError ? error.failures : []
  if (!first || more.length === 0) return <p>{describeError(first ? first.error : error).sentence}</p>
  return (
    <ul>
      {[first, ...more].map(({ error: failure, signer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one owner may have signed several transactions; the list never changes
        <li key={index}>
          {labelOf(signer) ?? shortAddress(signer)}: {describeError(failure).sentence}
        </li>
      ))}
    </ul>
  )
}

export function describeFailures(error: unknown): string {
  const errors = error instanceof DeliveryError ? error.failures.map((failure) => failure.error) : [error]
  return errors.map((one) => describeError(one).details).join('\n\n')
}
