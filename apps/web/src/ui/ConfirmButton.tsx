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
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  const confirm = () => {
    setAsking(false)
    onYes()
  }
  return (
    <Notice
      actions={
        <>
          <Button look="stop" onClick={confirm}>
            {yes}
          </Button>
          <Button onClick={() => setAsking(false)}>{no}</Button>
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
