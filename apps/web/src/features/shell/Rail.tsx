import { Link } from '@tanstack/react-router'
import { useCurrentSafe } from '../../domain/safe/useCurrentSafe.ts'
import { shell } from '../../lib/messages/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Shell.module.css'

/** Left rail; a bar at the bottom on narrow screens. Only what exists is linked. */
export function Rail() {
  const safe = useCurrentSafe()
  return (
    <nav aria-label={shell.navigation} className={styles.rail}>
      <ul className={styles.links}>
        <li>
          <Link className={styles.link} to="/needs-you">
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
          <Link className={styles.link} to="/people">
            <Icon name="people" />
            <span>{shell.people}</span>
          </Link>
        </li>
      </ul>
      {safe ? (
        <ul aria-label={shell.safeNavigation} className={styles.links}>
          <li>
            <Link activeOptions={{ exact: true }} className={styles.link} params={safe.params} to="/$chain/$safe">
              <Icon name="home" />
              <span>{shell.home}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.link} params={safe.params} to="/$chain/$safe/queue">
              <Icon name="queue" />
              <span>{shell.queue}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.link} params={safe.params} to="/$chain/$safe/history">
              <Icon name="history" />
              <span>{shell.history}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.link} params={safe.params} to="/$chain/$safe/assets">
              <Icon name="assets" />
              <span>{shell.assets}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.link} params={safe.params} to="/$chain/$safe/messages">
              <Icon name="message" />
              <span>{shell.messages}</span>
            </Link>
          </li>
          <li>
            <Link className={styles.link} params={safe.params} to="/$chain/$safe/about">
              <Icon name="contract" />
              <span>{shell.contract}</span>
            </Link>
          </li>
        </ul>
      ) : null}
    </nav>
  )
}
