import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'

/** As long as browsers wait before their own questions can be answered. */
const settles = 600

/**
 * A yes that no wallet asks for again. The app chooses when the question appears, maybe under a pointer that it invited
 * to click: until one has had time to see it, it cannot be pressed.
 */
export function CloseRequestButton({ onClick, ...rest }: ButtonProps) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settles)
    return () => clearTimeout(timer)
  }, [])
  return <Button {...rest} aria-disabled={!isSettled} onClick={isSettled ? onClick : undefined} />
}
