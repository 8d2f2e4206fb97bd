import type { ReactNode, Ref } from 'react'

export type FormProps = {
  className?: string | undefined
  onSubmit: () => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Custom validation messages; the first invalid field gets the focus. */
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

/** After the message is rendered: screen readers announce it with the field. */
export function focusError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
