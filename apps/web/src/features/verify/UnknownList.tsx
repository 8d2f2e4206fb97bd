import { verifyText as words } from '../../lib/messages/verify.ts'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './Verify.module.css'

export type UnknownListProps = { items: readonly string[] }

/** What nobody can say from bytes alone, in words: silence would be taken for "checked". */
export function UnknownList({ items }: UnknownListProps) {
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
