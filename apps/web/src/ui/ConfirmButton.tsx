import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export type ConfirmButtonProps = {
  label: string
  title: string
  text: ReactNode
  yes: string
  no: string
  onYes: () => void
}

export function ConfirmButton({ label, title, text, yes, no, onYes }: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming)
    return (
      <Button look="quiet" onClick={() => setConfirming(true)}>
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
