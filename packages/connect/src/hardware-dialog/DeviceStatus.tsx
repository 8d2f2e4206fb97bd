import { Drawing } from '../ui/CloseButton.tsx'

export type DeviceStatusProps = {
  className?: string
  isFailed?: boolean
  text: string
}

/** One line of status. Its signs are its own: those of the wallet dialog would be a file that each of both requests. */
export function DeviceStatus({ className = '', isFailed = false, text }: DeviceStatusProps) {
  return (
    <p className={`csc-status ${className}`} role={isFailed ? 'alert' : undefined}>
      {isFailed ? <Drawing path={STOP} /> : <span aria-hidden="true" className="csc-spinner" />}
      <span>{text}</span>
    </p>
  )
}

const STOP = 'M12 7v6M12 16.500v.01M12 3a9 9 0 100 18 9 9 0 000-18z'
