import type { ReactNode } from 'react'
import { useComparesHashes } from '../../domain/settings/useComparesHashes.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Fold } from './Fold.tsx'
import styles from './HashList.module.css'

const t = createCatalogue('review')

/** Open for those who compare hashes, who also confirm it before signing; the choice is made where it is needed. */
export function HashFold({ children }: { children: ReactNode }) {
  const { isOn, choose } = useComparesHashes()
  return (
    // Two names: having closed the section once does not fold it for those who compare.
    <Fold isOpenAtFirst={isOn} name={isOn ? 'hashesCompared' : 'hashes'} title={t('hashes')}>
      {children}
      <CheckboxField className={styles.choice} label={t('compareAlways')} onChange={choose} value={isOn} />
    </Fold>
  )
}
