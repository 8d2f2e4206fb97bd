import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'

const t = createCatalogue('offline')

type ShareButtonProps = { title: string } & ({ text: string } | { url: string })

/** The system's share sheet; browsers without one have the copy button. */
export function ShareButton(data: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null
  // The sheet reports its own failures; a rejection is mostly that the user closed it.
  return <Button onClick={() => void navigator.share(data).catch(() => undefined)}>{t('share')}</Button>
}
