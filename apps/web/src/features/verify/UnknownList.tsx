import { verifyText as words } from '../../lib/messages/verify.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Verify.module.css'

/** What bytes alone cannot prove, listed so that it is not assumed to be checked. */
export function UnknownList({ items }: { items: readonly string[] }) {
  return (
    <SheetSection title={words.unknown}>
      <ul className={styles.unknown}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SheetSection>
  )
}
