import { useEffect, useState } from 'react'
import { common } from '../lib/messages/common.ts'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'

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
  const said = outcome === 'copied' ? common.copied : outcome === 'failed' ? common.copyFailed : ''
  return (
    <button
      // The visible label is part of the name (WCAG 2.5.3), for voice control.
      aria-label={said ? `${said} ${common.copyWhat(what)}` : common.copyWhat(what)}
      className={styles.copy}
      onClick={copy}
      title={common.copyWhat(what)}
      type="button"
    >
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} size="small" />
      <span aria-live="polite" className={outcome === 'idle' ? styles.silent : styles.outcome}>
        {said}
      </span>
    </button>
  )
}
