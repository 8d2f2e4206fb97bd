import { Link } from '@tanstack/react-router'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { lazyPart } from '../../lib/lazyPart.tsx'
import { shell } from '../../lib/messages/shell.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

/** Not part of the first load, which has no Safe; if it fails, the home page links everywhere too. */
const SafeRail = lazyPart(
  () =>
    import('./SafeRail.tsx').then(
      (part) => part.SafeRail,
      () => Nothing,
    ),
  null,
)

function Nothing() {
  return null
}

export function Rail() {
  const safe = useCurrentSafe()
  return (
    <nav aria-label={shell.navigation} className={styles.rail}>
      <ul className={cx(styles.links, safe && styles.folded)}>
        <li>
          <Link className={styles.link} to="/inbox">
            <Icon name="inbox" />
            <span>{shell.needsYou}</span>
          </Link>
        </li>
        <li>
          <Link activeOptions={{ exact: true }} className={styles.link} to="/">
            <Icon name="safe" />
            <span>{shell.safes}</span>
          </Link>
        </li>
        <li>
          <Link className={styles.link} to="/address-book">
            <Icon name="people" />
            <span>{shell.people}</span>
          </Link>
        </li>
      </ul>
      {safe ? <SafeRail params={safe.params} /> : null}
    </nav>
  )
}
