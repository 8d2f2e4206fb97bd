import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'stop'

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  /** Shows progress and ignores further clicks; the label stays. */
  isBusy?: boolean
}

export function buttonClass(look: ButtonLook = 'outline'): string {
  return cx(styles.button, styles[look])
}

export function Button({ look = 'outline', isBusy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      // Stays focusable: `disabled` would move keyboard users to the top of the page.
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      className={cx(buttonClass(look), className)}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <span aria-hidden="true" className={styles.spinner} /> : null}
      {children}
    </button>
  )
}
