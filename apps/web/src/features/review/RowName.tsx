import type { LabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { Effect } from '../../domain/transactions/Effect.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { RichText } from '../../ui/RichText.tsx'
import styles from './StepList.module.css'

const t = createCatalogue('rowNames')

/** The name that a payments file gave to a row: quieter than a contact's, because anybody can write a file. */
export function RowName({ name, saved }: { name: string | undefined; saved: string | undefined }) {
  if (!name || name === saved) return null
  return (
    <span className={styles.rowName}>
      <RichText>{(mark) => t('fromFile', { name: mark(<bdi dir="auto">{name}</bdi>) })}</RichText>
    </span>
  )
}

/** The parts of a plain payment: one amount to one account. Whatever has more of either is shown as its sentence. */
export function findPayment({ icon, parts }: Effect) {
  const others = parts.filter(({ type }) => type !== 'text')
  const amount = others.find((part) => part.type === 'amount')
  const recipient = others.find((part) => part.type === 'address')
  return icon === 'arrowOut' && others.length === 2 && amount && recipient ? { amount, recipient } : undefined
}

export function findSavedName(step: Effect, labelOf: LabelOf): string | undefined {
  const payment = findPayment(step)
  return payment && labelOf(payment.recipient.address)
}
