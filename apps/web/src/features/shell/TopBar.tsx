import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { useServices } from '../../domain/services/Services.ts'
import { lazyPart, orNothing } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { nextTheme } from '../../lib/theme.ts'
import { useStore } from '../../lib/useStore.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

const tCommon = createCatalogue('common')
const t = createCatalogue('shell')

/** Not part of the first load, as both belong to a Safe; if they fail, other links lead there too. */
const BatchLink = lazyPart(() => import('./SafeSwitcher.tsx').then((part) => part.BatchLink, orNothing))
const SafeSwitcher = lazyPart(
  () => import('./SafeSwitcher.tsx').then((part) => part.SafeSwitcher, orNothing),
  <span className={styles.switcher} />,
)

/** Its space is reserved, to avoid a layout shift. */
const CommandMenu = lazyPart(
  () =>
    whenIdle()
      .then(() => import('./CommandMenu.tsx'))
      .then((part) => part.CommandMenu, orNothing),
  <span className={styles.placeholder} />,
)

export function TopBar({ account }: { account: ReactNode }) {
  const safe = useCurrentSafe()
  return (
    <header className={styles.top}>
      <Link aria-label={tCommon('appName')} className={styles.brand} to="/">
        <img alt="" height={24} src="/icon.svg" width={24} />
        <span>{tCommon('appName')}</span>
      </Link>
      {safe ? <SafeSwitcher current={safe} /> : null}
      <div className={styles.space} />
      <div className={styles.tools}>
        {safe ? (
          <Link
            aria-label={t('newTransaction')}
            className={buttonClass('outline')}
            params={safe.params}
            to="/$chain/$safe/new"
          >
            <Icon name="plus" />
            <span className={styles.long}>{t('newTransaction')}</span>
            <span className={styles.brief}>{t('newShort')}</span>
          </Link>
        ) : null}
        {safe ? <BatchLink safe={safe} /> : null}
        <CommandMenu />
        <span className={styles.wide}>
          <ThemeSwitch />
        </span>
        <Link aria-label={t('appSettings')} className={buttonClass('quiet')} title={t('appSettings')} to="/settings">
          <Icon name="settings" />
        </Link>
        {account}
      </div>
    </header>
  )
}

const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const

export function ThemeSwitch() {
  const { theme: store } = useServices()
  const theme = useStore(store)
  const label = t('themeSwitch', { theme })
  return (
    <Button aria-label={label} look="quiet" onClick={() => store.update(nextTheme)} title={label}>
      <Icon name={icons[theme]} />
    </Button>
  )
}
