import { useServices } from '../../domain/services/Services.ts'
import { shell } from '../../lib/messages/shell.ts'
import { nextTheme } from '../../lib/theme.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const

export function ThemeSwitch() {
  const { theme: store } = useServices()
  const theme = useStore(store)
  const label = `${shell.themeSwitch}. ${shell.theme[theme]}`
  return (
    <Button aria-label={label} look="quiet" onClick={() => store.update(nextTheme)} title={label}>
      <Icon name={icons[theme]} />
    </Button>
  )
}
