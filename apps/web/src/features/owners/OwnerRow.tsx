import type { Address as AddressValue } from 'viem'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { shortAddress } from '../../lib/groupHex.ts'
import { ownersText as words } from '../../lib/messages/owners.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './OwnersForm.module.css'

/** The planned change of an owner; `by` as typed. */
export type OwnerFate = { kind: 'stays' } | { kind: 'goes' } | { kind: 'replaced'; by: string }

export type OwnerRowProps = {
  safe: CurrentSafe
  owner: AddressValue
  fate: OwnerFate
  onChange: (fate: OwnerFate) => void
  error: string | undefined
}

export function OwnerRow({ safe, owner, fate, onChange, error }: OwnerRowProps) {
  const label = useLabelOf()(owner)
  const who = label ?? shortAddress(owner)
  return (
    <li className={styles.owner}>
      <div className={styles.line}>
        <Address hasIcon name={label} value={owner} />
        <span className={styles.buttons}>
          {fate.kind === 'goes' ? <Badge tone="caution">{words.goes}</Badge> : null}
          {fate.kind === 'replaced' ? <Badge tone="caution">{words.replacedBadge}</Badge> : null}
          {fate.kind === 'stays' ? (
            <>
              <Button
                aria-label={words.replaceWho(who)}
                look="quiet"
                onClick={() => onChange({ kind: 'replaced', by: '' })}
              >
                {words.replace}
              </Button>
              <Button aria-label={words.removeWho(who)} look="quiet" onClick={() => onChange({ kind: 'goes' })}>
                {words.remove}
              </Button>
            </>
          ) : (
            <Button aria-label={words.keepWho(who)} look="quiet" onClick={() => onChange({ kind: 'stays' })}>
              {words.keep}
            </Button>
          )}
        </span>
      </div>
      {fate.kind === 'replaced' ? (
        <AddressField
          error={error}
          hint={words.newOwnerHint}
          label={words.replacement(who)}
          onChange={(by) => onChange({ kind: 'replaced', by })}
          safe={safe}
          value={fate.by}
        />
      ) : null}
    </li>
  )
}
