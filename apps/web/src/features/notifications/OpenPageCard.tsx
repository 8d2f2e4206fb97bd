import { type ReactNode, useId, useState } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import styles from './Notifications.module.css'
import { type NotificationSettings, openNotificationSettings } from './notificationSettingsStore.ts'
import { playSound } from './playSound.ts'

const t = createCatalogue('notifications')

export type OpenPageCardProps = {
  /** Undefined where notifications are unsupported. @default the browser's */
  requestPermission?: (() => Promise<NotificationPermission>) | undefined
  sound?: () => Promise<boolean>
}

const ownPermission = 'Notification' in window ? () => Notification.requestPermission() : undefined

export function OpenPageCard({ requestPermission = ownPermission, sound = playSound }: OpenPageCardProps) {
  const store = openNotificationSettings(useServices().storage)
  const settings = useStore(store)
  const [problem, setProblem] = useState<string>()
  const set = (changes: Partial<NotificationSettings>) => store.update((current) => ({ ...current, ...changes }))
  const tryIt = async () => {
    const isHeard = await sound().catch(() => false)
    setProblem(isHeard ? undefined : t('soundFailed'))
  }
  // Requests the permission only when the option is enabled.
  const switchNotices = async (isWanted: boolean) => {
    setProblem(undefined)
    if (!isWanted) return set({ notices: false })
    if (!requestPermission) return setProblem(t('noticesMissing'))
    const answer = await requestPermission()
    set({ notices: answer === 'granted' })
    if (answer !== 'granted') setProblem(t('noticesDenied'))
  }
  return (
    <Card title={t('page')}>
      <Stack>
        <p>{t('pageText')}</p>
        <Switch hint={t('badgeHint')} isOn={settings.title} label={t('badge')} onChange={(title) => set({ title })} />
        <Switch hint={t('soundHint')} isOn={settings.sound} label={t('sound')} onChange={(on) => set({ sound: on })}>
          <Button look="quiet" onClick={() => void tryIt()}>
            {t('soundTest')}
          </Button>
        </Switch>
        <Switch
          hint={t('noticesHint')}
          isOn={settings.notices}
          label={t('notices')}
          onChange={(isOn) => void switchNotices(isOn)}
        />
        <Stack isLive>{problem ? <Notice isAlert title={problem} tone="caution" /> : null}</Stack>
      </Stack>
    </Card>
  )
}

type SwitchProps = {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children?: ReactNode
}

function Switch({ label, hint, isOn, onChange, children }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.switch}>
      <CheckboxField aria-describedby={id} label={label} onChange={onChange} value={isOn} />
      {children}
      <span className={styles.hint} id={id}>
        {hint}
      </span>
    </div>
  )
}
