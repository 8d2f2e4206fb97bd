import type { ReactNode } from 'react'
import styles from './Consent.module.css'

export type ConsentProps = { children: ReactNode; isGiven: boolean; onChange: (isGiven: boolean) => void }

export function Consent({ children, isGiven, onChange }: ConsentProps) {
  return (
    <label className={styles.consent}>
      <input checked={isGiven} onChange={({ target }) => onChange(target.checked)} type="checkbox" />
      {children}
    </label>
  )
}
