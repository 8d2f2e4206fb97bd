import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { notificationsText as words } from '../../lib/messages/notifications.ts'
import { openNotificationSettings } from './notificationSettingsStore.ts'
import { OpenPageCard } from './OpenPageCard.tsx'

test('default: permission is asked when notices are wanted, and not before', async () => {
  let requested = 0
  const request = async () => {
    requested += 1
    return 'granted' as const
  }
  const screen = await renderWithServices(<OpenPageCard requestPermission={request} sound={async () => true} />)
  await expect.element(screen.getByRole('checkbox', { name: words.badge })).toBeChecked()
  expect(requested).toBe(0)
  await screen.getByRole('checkbox', { name: words.notices }).click()
  await expect.element(screen.getByRole('checkbox', { name: words.notices })).toBeChecked()
  await screen.getByRole('checkbox', { name: words.sound }).click()
  expect(openNotificationSettings(screen.services.storage).get()).toMatchObject({
    notices: true,
    sound: true,
    title: true,
  })
  await expectAccessible(screen.container)
})

test('error: a browser that refuses, has none, or is mute', async () => {
  const denied = await renderWithServices(
    <OpenPageCard requestPermission={async () => 'denied'} sound={async () => false} />,
  )
  await denied.getByRole('checkbox', { name: words.notices }).click()
  await expect.element(denied.getByRole('alert')).toHaveTextContent(words.noticesDenied)
  await expect.element(denied.getByRole('checkbox', { name: words.notices })).not.toBeChecked()
  await denied.getByRole('button', { name: words.soundTry }).click()
  await expect.element(denied.getByRole('alert')).toHaveTextContent(words.soundFailed)
})
