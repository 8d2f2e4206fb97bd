import type { ReactNode } from 'react'
import type { ButtonProps } from './Button.tsx'

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
