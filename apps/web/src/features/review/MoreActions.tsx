import { createContext, type ReactNode, use, useId } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button, type ButtonProps, buttonClass } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './MoreActions.module.css'

const t = createCatalogue('review')

/** The popover's id. */
const MenuContext = createContext<string | undefined>(undefined)

/** The menu of the decision bar: a native popover, which Escape and a click elsewhere close. */
export function MoreActions({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button className={cx(buttonClass(), styles.opener)} popoverTarget={id} type="button">
        {t('otherActions')}
        <Icon name="chevron" size="small" />
      </button>
      <section aria-label={t('otherActions')} className={styles.menu} id={id} popover="auto">
        <MenuContext value={id}>
          <ul className={styles.ways}>{children}</ul>
        </MenuContext>
      </section>
    </>
  )
}

type WayProps = { children: ReactNode; text?: ReactNode }

/** An action of the menu with its consequence. */
export function Way({ children, text }: WayProps) {
  return (
    <li className={styles.way}>
      {children}
      {text ? <p>{text}</p> : null}
    </li>
  )
}

/** Closes the menu: the progress and the outcome are shown in the bar. */
export function ClosingButton(props: ButtonProps) {
  return <Button {...props} popoverTarget={use(MenuContext)} popoverTargetAction="hide" />
}
