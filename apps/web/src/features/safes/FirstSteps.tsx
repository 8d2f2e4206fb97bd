import { useEffect, useRef, useState } from 'react'
import { introductionText as words } from '../../lib/messages/introduction.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FirstSteps.module.css'

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
  const count = words.steps.length
  const step = words.steps[index]
  if (!step) return null
  return (
    <section aria-label={words.title} className={styles.steps}>
      <p className={styles.progress}>
        <span>{words.title}</span>
        <span>{words.progress(index + 1, count)}</span>
      </p>
      <div className={styles.bar}>
        {words.steps.map(({ title }, at) => (
          <span data-done={at <= index || undefined} key={title} />
        ))}
      </div>
      <h3 ref={title} tabIndex={-1}>
        {step.title}
      </h3>
      <p className={styles.stepText}>{step.text}</p>
      <div className={styles.actions}>
        {index + 1 < count ? (
          <Button onClick={() => go(index + 1)}>{words.next}</Button>
        ) : (
          <Button onClick={onDone}>{words.done}</Button>
        )}
        {index > 0 ? (
          <Button look="quiet" onClick={() => go(index - 1)}>
            {words.back}
          </Button>
        ) : null}
        {index + 1 < count ? (
          <Button look="quiet" onClick={onDone}>
            {words.skip}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
