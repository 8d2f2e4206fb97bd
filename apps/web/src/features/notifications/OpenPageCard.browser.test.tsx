import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { openNotificationSettings } from './notificationSettingsStore.ts'
import { OpenPageCard } from './OpenPageCard.tsx'

const t = createCatalogue('notifications')

test('default: permission is asked when notices are wanted, and not before', async () => {
  let requested = 0
  const request = async () => {
    requested += 1
    return 'granted' as const
  }
  const screen = await renderWithServices(<OpenPageCard requestPermission={request} sound={async () => true} />)
  await expect.element(screen.getByRole('checkbox', { name: t('badge') })).toBeChecked()
  expect(requested).toBe(0)
  await screen.getByRole('checkbox', { name: t('notices') }).click()
  await expect.element(screen.getByRole('checkbox', { name: t('notices') })).toBeChecked()
  await screen.getByRole('checkbox', { name: t('sound') }).click()
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
  await denied.getByRole('checkbox', { name: t('notices') }).click()
  await expect.element(denied.getByRole('alert')).toHaveTextContent(t('noticesDenied'))
  await expect.element(denied.getByRole('checkbox', { name: t('notices') })).not.toBeChecked()
  await denied.getByRole('button', { name: t('soundTest') }).click()
  await expect.element(denied.getByRole('alert')).toHaveTextContent(t('soundFailed'))
})
