import { useServices } from '../../domain/services/Services.ts'
import { accents, blurs, fonts, radii } from '../../domain/settings/Settings.ts'
import { useConnectDialog } from '../../domain/wallet/ConnectDialogContext.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
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
          hint={words.accentHint}
          label={words.accent}
          onChange={(accent) => store.update((all) => ({ ...all, accent }))}
          options={accents.map((value) => ({
            label: words.accents[value],
            sample: <span aria-hidden="true" className={styles.accent} data-accent={value} />,
            value,
          }))}
          value={settings.accent}
        />
        <Choice
          label={words.radius}
          onChange={(radius) => store.update((all) => ({ ...all, radius }))}
          options={toOptions(radii, words.radii)}
          value={settings.radius}
        />
        <Choice
          hint={words.fontHint}
          label={words.font}
          onChange={(font) => store.update((all) => ({ ...all, font }))}
          options={toOptions(fonts, words.fonts)}
          value={settings.font}
        />
        <Choice
          label={words.blur}
          onChange={(blur) => store.update((all) => ({ ...all, blur }))}
          options={toOptions(blurs, words.blurs)}
          value={settings.blur}
        />
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
