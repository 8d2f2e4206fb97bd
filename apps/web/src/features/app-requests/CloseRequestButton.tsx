import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'

const settles = 600

/**
 * Approves without a wallet prompt. Disabled at first, since an app can time a request to appear under the pointer
 * (clickjacking).
 */
export function CloseRequestButton({ onClick, ...rest }: ButtonProps) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settles)
    return () => clearTimeout(timer)
  }, [])
  return <Button {...rest} aria-disabled={!isSettled} onClick={isSettled ? onClick : undefined} />
}
