import type { ReactNode } from 'react'

export type ButtonProps = {
  children: ReactNode
  isDisabled?: boolean
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  onClick(): void
}

export function Button({ children, isDisabled = false, kind = 'secondary', onClick }: ButtonProps) {
  return (
    <button
      aria-disabled={isDisabled}
      className={`csc-button csc-button-${kind}`}
      onClick={() => !isDisabled && onClick()}
      type="button"
    >
      {children}
    </button>
  )
}

export type LinkProps = { children: ReactNode; href: string; kind?: ButtonProps['kind']; onClick?(): void }

/** A link styled as a button; opens a new tab. */
export function ButtonLink({ children, href, kind = 'secondary', onClick }: LinkProps) {
  return (
    <a
      className={`csc-button csc-button-${kind}`}
      href={href}
      onClick={onClick}
      rel="noreferrer noopener"
      target="_blank"
    >
      {children}
    </a>
  )
}
