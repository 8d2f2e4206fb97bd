import { groupHex, shortAddress } from '../lib/groupHex.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import styles from './Address.module.css'
import { CopyButton } from './CopyButton.tsx'
import { cx } from './cx.ts'
import { Identicon } from './Identicon.tsx'

const t = createCatalogue('common')

export type AddressProps = {
  value: string
  /** Shown with its own trust mark, beside the address. */
  name?: string | undefined
  /** `full`: groups of four, for comparing; `short`: first six and last four. */
  form?: 'full' | 'short'
  hasIcon?: boolean
  canCopy?: boolean
}

export function Address({ value, name, form = 'short', hasIcon = false, canCopy = true }: AddressProps) {
  return (
    <span className={cx(styles.address, form === 'full' && styles.full)}>
      {hasIcon ? <Identicon size={form === 'full' ? 28 : 20} value={value} /> : null}
      <span className={styles.text}>
        {name ? (
          <bdi className={styles.name} dir="auto">
            {name}
          </bdi>
        ) : null}
        {form === 'full' ? (
          <span className={styles.complete}>
            <HexGroups value={value} />
            {canCopy ? <CopyButton text={value} what={t('address')} /> : null}
          </span>
        ) : (
          <span className={cx(styles.hex, name && styles.second)} title={value}>
            {shortAddress(value)}
          </span>
        )}
      </span>
      {canCopy && form === 'short' ? <CopyButton text={value} what={t('address')} /> : null}
    </span>
  )
}

/** A hash or address in groups of four that wraps only between groups; copied and announced without the gaps. */
export function HexGroups({ value }: { value: string }) {
  return (
    <span className={styles.groups} data-value={value}>
      {groupHex(value).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one value never move
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}
