import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { accents, blurs, fonts, radii, type Settings } from '../../domain/settings/Settings.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ThemeSchema } from '../../lib/theme.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Choice, type ChoiceOption } from '../../ui/Choice.tsx'
import styles from './Settings.module.css'

const t = createCatalogue('settings')

export function AppearanceCard() {
  const { settings: store, theme } = useServices()
  const scheme = useStore(theme)
  const settings = useStore(store)
  const field = <name extends 'accent' | 'blur' | 'font' | 'radius'>(name: name) => ({
    onChange: (value: Settings[name]) => store.update((all) => ({ ...all, [name]: value })),
    value: settings[name],
  })
  return (
    <Card aside={<DialogButton />} title={t('appearance')}>
      <div className={styles.choices}>
        <Choice
          label={t('scheme')}
          onChange={(value) => theme.update(() => value)}
          options={toOptions(ThemeSchema.options, (value) => t(`schemes.${value}`))}
          value={scheme}
        />
        <Choice
          {...field('accent')}
          hint={t('accentHint')}
          label={t('accent')}
          options={accents.map((value) => ({
            label: t(`accents.${value}`),
            sample: <span aria-hidden="true" className={styles.accent} data-accent={value} />,
            value,
          }))}
        />
        <Choice {...field('radius')} label={t('radius')} options={toOptions(radii, (value) => t(`radii.${value}`))} />
        <Choice
          {...field('font')}
          hint={t('fontHint')}
          label={t('font')}
          options={toOptions(fonts, (value) => t(`fonts.${value}`))}
        />
        <Choice {...field('blur')} label={t('blur')} options={toOptions(blurs, (value) => t(`blurs.${value}`))} />
      </div>
    </Card>
  )
}

function DialogButton() {
  const { address } = useSigner()
  const { open, openAccount, prepare } = useConnectDialog()
  return (
    <Button aria-haspopup="dialog" onClick={address ? openAccount : open} onFocus={prepare} onPointerEnter={prepare}>
      {t('showDialog')}
    </Button>
  )
}

function toOptions<value extends string>(
  values: readonly value[],
  toLabel: (value: value) => string,
): ChoiceOption<value>[] {
  return values.map((value) => ({ label: toLabel(value), value }))
}
