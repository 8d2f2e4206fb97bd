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
