import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import styles from './Notifications.module.css'

export type EventKind = keyof typeof words.kinds

/** In display order. */
export const eventKinds: readonly EventKind[] = [
  'PENDING_MULTISIG_TRANSACTION',
  'NEW_CONFIRMATION',
  'EXECUTED_MULTISIG_TRANSACTION',
  'DELETED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'OUTGOING_ETHER',
  'OUTGOING_TOKEN',
  'MODULE_TRANSACTION',
  'MESSAGE_CREATED',
  'MESSAGE_CONFIRMATION',
]

export type EventKindsProps = {
  label: string
  value: readonly EventKind[]
  onChange: (kinds: EventKind[]) => void
}

export function EventKinds({ label, value, onChange }: EventKindsProps) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{label}</legend>
      {eventKinds.map((kind) => (
        <CheckboxField
          key={kind}
          label={words.kinds[kind]}
          onChange={(isOn) => onChange(eventKinds.filter((other) => (other === kind ? isOn : value.includes(other))))}
          value={value.includes(kind)}
        />
      ))}
    </fieldset>
  )
}
