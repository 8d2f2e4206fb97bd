import { useEffect, useRef, useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FirstSteps.module.css'

const t = createCatalogue('introduction')

const steps = ['owners', 'signing', 'start'] as const

export type FirstStepsProps = {
  /** Completed or skipped; not shown again. */
  onDone: () => void
}

export function FirstSteps({ onDone }: FirstStepsProps) {
  const [index, setIndex] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  // Moves the focus on each step, but not on page load.
  useEffect(() => {
    if (hasMoved.current && index >= 0) title.current?.focus()
  }, [index])
  const go = (to: number) => {
    hasMoved.current = true
    setIndex(to)
  }
  const count = steps.length
  const step = steps[index]
  if (!step) return null
  return (
    <section aria-label={t('title')} className={styles.steps}>
      <p className={styles.progress}>
        <span>{t('title')}</span>
        <span>{t('progress', { step: index + 1, count })}</span>
      </p>
      <div className={styles.bar}>
        {steps.map((name, at) => (
          <span data-done={at <= index || undefined} key={name} />
        ))}
      </div>
      <h3 ref={title} tabIndex={-1}>
        {t(`steps.${step}.title`)}
      </h3>
      <p className={styles.stepText}>{t(`steps.${step}.text`)}</p>
      <div className={styles.actions}>
        {index + 1 < count ? (
          <Button onClick={() => go(index + 1)}>{t('next')}</Button>
        ) : (
          <Button onClick={onDone}>{t('done')}</Button>
        )}
        {index > 0 ? (
          <Button look="quiet" onClick={() => go(index - 1)}>
            {t('back')}
          </Button>
        ) : null}
        {index + 1 < count ? (
          <Button look="quiet" onClick={onDone}>
            {t('skip')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
