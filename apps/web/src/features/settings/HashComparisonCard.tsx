import { useComparesHashes } from '../../domain/settings/useComparesHashes.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('review')

/** On by itself with a hardware wallet. */
export function HashComparisonCard() {
  const { isOn, choose } = useComparesHashes()
  return (
    <Card title={t('hashes')}>
      <CheckboxField className={styles.switch} label={t('compareAlways')} onChange={choose} value={isOn} />
    </Card>
  )
}
