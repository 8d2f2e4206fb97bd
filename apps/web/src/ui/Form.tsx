import type { ReactNode, Ref } from 'react'

export type FormProps = {
  className?: string | undefined
  onSubmit: () => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Our messages instead of the browser's; the first field in error gets the focus. */
export function Form({ className, onSubmit, ref, children }: FormProps) {
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        focusError(event.currentTarget)
      }}
      ref={ref}
    >
      {children}
    </form>
  )
}

/** Once the message is drawn: a screen reader reads it together with the field. */
export function focusError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
