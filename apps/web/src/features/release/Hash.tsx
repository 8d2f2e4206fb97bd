import { CopyButton } from '../../ui/CopyButton.tsx'

export function Hash({ value, what }: { value: string; what: string }) {
  return (
    <>
      <code>{value}</code> <CopyButton text={value} what={what} />
    </>
  )
}
