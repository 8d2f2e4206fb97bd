import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

const t = createCatalogue('shell')
const tHome = createCatalogue('home')

/** Texts of the first page hold no word for what only a Safe has. */
const nameOf = (word: ((typeof everyDay)[number] | (typeof further)[number] | (typeof outside)[number])['word']) =>
  word === 'owners' ? tHome(word) : t(word)

/** Shown in the phone's bar itself. */
const everyDay = [
  { icon: 'home', to: '/$chain/$safe', word: 'home' },
  { icon: 'queue', to: '/$chain/$safe/queue', word: 'queue' },
  { icon: 'history', to: '/$chain/$safe/history', word: 'history' },
] as const

const further = [
  { icon: 'assets', to: '/$chain/$safe/assets', word: 'assets' },
  { icon: 'message', to: '/$chain/$safe/messages', word: 'messages' },
  { icon: 'apps', to: '/$chain/$safe/apps', word: 'apps' },
  { icon: 'sign', to: '/$chain/$safe/owners', word: 'owners' },
  { icon: 'shield', to: '/$chain/$safe/security', word: 'security' },
  { icon: 'settings', to: '/$chain/$safe/settings', word: 'settings' },
] as const

/** Links outside of the Safe, for which the five-item bar has no room. */
const outside = [
  { icon: 'safe', to: '/', word: 'safes' },
  { icon: 'people', to: '/address-book', word: 'addressBook' },
] as const

export function SafeRail({ params }: { params: CurrentSafe['params'] }) {
  const sheetId = useId()
  const close = () => document.getElementById(sheetId)?.hidePopover()
  return (
    <>
      <ul aria-label={t('safeNavigation')} className={styles.links}>
        {[...everyDay, ...further].map(({ icon, to, word }, index) => (
          <li className={cx(index >= everyDay.length && styles.further)} key={to}>
            <Link activeOptions={{ exact: word === 'home' }} className={styles.link} params={params} to={to}>
              <Icon name={icon} />
              <span>{nameOf(word)}</span>
            </Link>
          </li>
        ))}
        <li className={styles.brief}>
          <button className={cx(styles.link, styles.more)} popoverTarget={sheetId} type="button">
            <Icon name="more" />
            <span>{t('more')}</span>
          </button>
        </li>
      </ul>
      <div className={styles.sheet} id={sheetId} popover="auto">
        <ul aria-label={t('more')}>
          {[...further, ...outside].map(({ icon, to, word }) => (
            <li key={to}>
              <Link
                activeOptions={{ exact: to === '/' }}
                className={styles.sheetLink}
                onClick={close}
                params={params}
                to={to}
              >
                <Icon name={icon} />
                <span>{nameOf(word)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
