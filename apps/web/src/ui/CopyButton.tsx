import { useEffect, useState } from 'react'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'

const t = createCatalogue('common')

export type CopyButtonProps = { text: string /** What is copied, for the accessible name. */; what: string }

export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  const said = outcome === 'copied' ? t('copied') : outcome === 'failed' ? t('copyFailed') : ''
  return (
    <button
      // The visible label is part of the name (WCAG 2.5.3), for voice control.
      aria-label={said ? `${said} ${t('copyWhat', { what })}` : t('copyWhat', { what })}
      className={styles.copy}
      onClick={copy}
      title={t('copyWhat', { what })}
      type="button"
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="small" />
      <span aria-live="polite" className={outcome === 'idle' ? styles.silent : styles.outcome}>
        {said}
      </span>
    </button>
  )
}
