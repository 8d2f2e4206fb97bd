import type { SafeState } from '@countersign/protocol/chain'
import { useLabelOf } from '../../domain/address-book/useLabelOf.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { AddressField } from '../../domain/transaction-builder/AddressField.tsx'
import { shortAddress } from '../../lib/groupHex.ts'
import { safeSettingsText as words } from '../../lib/messages/safeSettings.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Row, rowWords } from '../../ui/Rows.tsx'
import type { SettingsFormValue } from './readSettingsForm.ts'
import styles from './SafeSettings.module.css'

export type ModuleFieldsProps = {
  safe: CurrentSafe
  modules: SafeState['modules']
  form: Pick<SettingsFormValue, 'disabled' | 'enabled'>
  onChange: (next: Partial<SettingsFormValue>) => void
  /** One per new module. */
  errors: readonly (string | undefined)[]
}

/** Enabled modules, each removable, and fields for new ones. */
export function ModuleFields({ safe, modules, form, onChange, errors }: ModuleFieldsProps) {
  const { disabled, enabled } = form
  const labelOf = useLabelOf()
  return (
    <>
      {modules === undefined ? <Notice title={words.modulesUnknown} tone="caution" /> : null}
      {modules?.length === 0 ? <p className={styles.quiet}>{words.noModules}</p> : null}
      {modules && modules.length > 0 ? (
        <ul aria-label={words.enabled} className={styles.modules}>
          {modules.map((module) => {
            const label = labelOf(module)
            const who = label ?? shortAddress(module)
            const isGoing = disabled.includes(module)
            return (
              <Row
                as="li"
                end={
                  <>
                    {isGoing ? <Badge tone="caution">{words.goes}</Badge> : null}
                    <Button
                      aria-label={isGoing ? words.keepWho(who) : words.disableWho(who)}
                      look="quiet"
                      onClick={() =>
                        onChange({
                          disabled: isGoing ? disabled.filter((other) => other !== module) : [...disabled, module],
                        })
                      }
                    >
                      {isGoing ? words.keep : words.disable}
                    </Button>
                  </>
                }
                icon="bundled"
                isFolding
                key={module}
              >
                <div className={rowWords}>
                  <Address name={label} value={module} />
                </div>
              </Row>
            )
          })}
        </ul>
      ) : null}
      {enabled.map((text, index) => (
        <AddressField
          aside={
            <Button
              aria-label={words.dropWhich(index + 1)}
              look="quiet"
              onClick={() => onChange({ enabled: enabled.toSpliced(index, 1) })}
            >
              {words.drop}
            </Button>
          }
          error={errors[index]}
          hint={words.newModuleHint}
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled and stateless
          key={index}
          label={words.newModule(index + 1)}
          onChange={(typed) => onChange({ enabled: enabled.with(index, typed) })}
          safe={safe}
          value={text}
        />
      ))}
      <div>
        <Button onClick={() => onChange({ enabled: [...enabled, ''] })}>{words.add}</Button>
      </div>
    </>
  )
}
