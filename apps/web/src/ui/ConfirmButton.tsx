import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type ConfirmButtonProps = {
  label: string
  /** The accessible name, if the label alone is ambiguous. Begins with the label. */
  name?: string
  title: string
  text: ReactNode
  yes: string
  no: string
  onYes: () => void
}

export function ConfirmButton({ label, name, title, text, yes, no, onYes }: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <Button aria-label={name} look="quiet" onClick={() => setConfirming(true)}>
        {label}
      </Button>
    )
  const confirm = () => {
    setConfirming(false)
    onYes()
  }
  return (
    <Notice
      actions={
        <>
          <Button look="stop" onClick={confirm}>
            {yes}
          </Button>
          <Button onClick={() => setConfirming(false)}>{no}</Button>
        </>
      }
      isAlert
      title={title}
      tone="caution"
    >
      {text}
    </Notice>
  )
}
