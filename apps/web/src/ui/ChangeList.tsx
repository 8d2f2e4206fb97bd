import type { ReactNode } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './ChangeList.module.css'

const t = createCatalogue('common')

export type ChangeListProps = { rows: readonly { key: string; what: ReactNode; before: ReactNode; after: ReactNode }[] }

export function ChangeList({ rows }: ChangeListProps) {
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col">{t('columns.before')}</th>
          <td />
          <th scope="col">{t('columns.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, before, after }) => (
          <tr key={key}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td aria-hidden="true" className={styles.dim}>
              →
            </td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
