import { Link } from '@tanstack/react-router'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { lazyPart, orNothing } from '../../lib/lazyPart.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

const t = createCatalogue('shell')

/** Not part of the first load, which has no Safe; if it fails, the home page links everywhere too. */
const SafeRail = lazyPart(() => import('./SafeRail.tsx').then((part) => part.SafeRail, orNothing))

const links = [
  { icon: 'inbox', to: '/inbox', word: 'inbox' },
  { icon: 'safe', to: '/', word: 'safes' },
  { icon: 'people', to: '/address-book', word: 'addressBook' },
] as const

export function Rail() {
  const safe = useCurrentSafe()
  return (
    <nav aria-label={t('navigation')} className={styles.rail}>
      <ul className={cx(styles.links, safe && styles.folded)}>
        {links.map(({ icon, to, word }) => (
          <li key={to}>
            <Link activeOptions={{ exact: to === '/' }} className={styles.link} to={to}>
              <Icon name={icon} />
              <span>{t(word)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {safe ? <SafeRail params={safe.params} /> : null}
    </nav>
  )
}
