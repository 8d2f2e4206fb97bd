import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { accents, blurs, fonts, radii, type Settings } from '../../domain/settings/Settings.ts'
import { settingsText as words } from '../../lib/messages/settings.ts'
import { ThemeSchema } from '../../lib/theme.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Choice, type ChoiceOption } from '../../ui/Choice.tsx'
import styles from './Settings.module.css'

export function AppearanceCard() {
  const { settings: store, theme } = useServices()
  const scheme = useStore(theme)
  const settings = useStore(store)
  const field = <name extends 'accent' | 'blur' | 'font' | 'radius'>(name: name) => ({
    onChange: (value: Settings[name]) => store.update((all) => ({ ...all, [name]: value })),
    value: settings[name],
  })
  return (
    <Card aside={<DialogButton />} title={words.appearance}>
      <div className={styles.choices}>
        <Choice
          label={words.scheme}
          onChange={(value) => theme.update(() => value)}
          options={toOptions(ThemeSchema.options, words.schemes)}
          value={scheme}
        />
        <Choice
          {...field('accent')}
          hint={words.accentHint}
          label={words.accent}
          options={accents.map((value) => ({
            label: words.accents[value],
            sample: <span aria-hidden="true" className={styles.accent} data-accent={value} />,
            value,
          }))}
        />
        <Choice {...field('radius')} label={words.radius} options={toOptions(radii, words.radii)} />
        <Choice {...field('font')} hint={words.fontHint} label={words.font} options={toOptions(fonts, words.fonts)} />
        <Choice {...field('blur')} label={words.blur} options={toOptions(blurs, words.blurs)} />
      </div>
    </Card>
  )
}

function DialogButton() {
  const { address } = useSigner()
  const { open, openAccount, prepare } = useConnectDialog()
  return (
    <Button aria-haspopup="dialog" onClick={address ? openAccount : open} onFocus={prepare} onPointerEnter={prepare}>
      {words.showDialog}
    </Button>
  )
}

function toOptions<value extends string>(
  values: readonly value[],
  labels: Readonly<Record<value, string>>,
): ChoiceOption<value>[] {
  return values.map((value) => ({ label: labels[value], value }))
}
