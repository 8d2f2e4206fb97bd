import { expect, test } from 'vitest'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { createMemoryStorage } from '../../lib/openStorage.ts'
import { defaultSettings, SettingsSchema } from './Settings.ts'

const open = (stored: string) => {
  const storage = createMemoryStorage()
  storage.setItem('settings', stored)
  return createLocalStore({ key: 'settings', schema: SettingsSchema, empty: defaultSettings, storage }).get()
}

test('default: as the app comes', () => {
  expect(defaultSettings).toEqual({
    accent: 'blue',
    radius: 'medium',
    font: 'inter',
    blur: 'none',
    currency: 'USD',
    language: 'en',
    device: null,
    nodes: {},
    explorers: {},
    gateways: { arweave: '', ipfs: '' },
    lookups: { names: true, pictures: true },
    comparesHashes: null,
    secondNodes: {},
    tokens: {},
    serviceUrl: '',
  })
})

test('behavior: what cannot be read is as if it was never set, the rest stays', () => {
  expect(open('{"accent":"plum","radius":"round","language":"de"}')).toEqual({
    ...defaultSettings,
    accent: 'plum',
    language: 'de',
  })
  for (const text of [
    '',
    'no JSON',
    '[]',
    'null',
    '7',
    '{"accent":7,"language":"../x","serviceUrl":null,"device":{"uuid":"x"}}',
  ])
    expect(open(text)).toEqual(defaultSettings)
})
