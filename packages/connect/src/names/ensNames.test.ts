import { expect, test } from 'vitest'
import { ensNames } from './ensNames.ts'

test('pictures are looked up only if the app enables it', () => {
  expect(Object.keys(ensNames())).toEqual(['lookUpName'])
  expect(Object.keys(ensNames({ avatars: false }))).toEqual(['lookUpName'])
  expect(Object.keys(ensNames({ avatars: true }))).toEqual(['lookUpName', 'lookUpAvatar'])
})
