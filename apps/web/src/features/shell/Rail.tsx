import { Link } from '@tanstack/react-router'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { lazyPart, orNothing } from '../../lib/lazyPart.tsx'
import { shell } from '../../lib/messages/shell.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

/** Not part of the first load, which has no Safe; if it fails, the home page links everywhere too. */
const SafeRail = lazyPart(() => import('./SafeRail.tsx').then((part) => part.SafeRail, orNothing))

const links = [
  { icon: 'inbox', to: '/inbox', word: 'needsYou' },
  { icon: 'safe', to: '/', word: 'safes' },
  { icon: 'people', to: '/address-book', word: 'people' },
] as const

export function Rail() {
  const safe = useCurrentSafe()
  return (
    <nav aria-label={shell.navigation} className={styles.rail}>
      <ul className={cx(styles.links, safe && styles.folded)}>
        {links.map(({ icon, to, word }) => (
          <li key={to}>
            <Link activeOptions={{ exact: to === '/' }} className={styles.link} to={to}>
              <Icon name={icon} />
              <span>{shell[word]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {safe ? <SafeRail params={safe.params} /> : null}
    </nav>
  )
}
