import { expect, test } from 'vitest'
import { alice, bob, safe } from '../../../test/testStorage.ts'
import { backupSections as parts } from '../../routes/backupSections.ts'
import { readBackupFile } from './readBackupFile.ts'

/** A Safe{Wallet} export (version 3.0) with fields that are ignored. */
const official = {
  data: {
    addedSafes: {
      '31337': { [safe]: { ethBalance: '0', owners: [{ value: alice }], threshold: 1 } },
      '5': { [safe]: {} },
    },
    addressBook: {
      '1': { [alice]: 'Alice' },
      '31337': { [alice]: 'Alice too', [bob]: 'B\u202eob', nonsense: 'x', [safe]: '' },
    },
    safeApps: {},
    settings: {
      currency: 'eur',
      env: {
        rpc: { '1': 'https://a.example', '31337': 'https://b.example' },
        tenderly: { accessToken: 'secret', url: '' },
      },
      theme: { darkMode: true },
    },
    undeployedSafes: {},
    visitedSafes: {},
  },
  version: '3.0',
}

const read = (content: unknown) =>
  readBackupFile(new File([JSON.stringify(content)], 'safe.json'), { chainIds: [31337], parts })

test('default: names, currency, colours and nodes of this page’s chains', async () => {
  const { from, sections } = await read(official)
  expect(from).toBe('official')
  const values = Object.fromEntries(sections.map(({ key, value }) => [key, value]))
  expect(values['names.v1']).toEqual({ [alice]: 'Alice', [bob]: 'Bob' })
  expect(values['settings.v1']).toMatchObject({ currency: 'EUR', nodes: { 31337: 'https://b.example' } })
  expect(values.theme).toBe('dark')
  expect(JSON.stringify(values)).not.toContain('secret')
})

test('behavior: what has no place here is named', async () => {
  const { leftOut } = await read(official)
  expect(leftOut.some((line) => line.includes('nonsense'))).toBe(true)
  expect(leftOut.some((line) => line.includes('two names'))).toBe(true)
  expect(leftOut.some((line) => line.includes('chain 5'))).toBe(true)
})

test('error: entries of the wrong kind are left out, and a file of nothing gives nothing', async () => {
  const { sections } = await read({
    data: { addressBook: { '1': { [alice]: 7, [bob]: null } }, settings: { currency: 5, theme: { darkMode: 'yes' } } },
    version: '2.0',
  })
  const values = Object.fromEntries(sections.map(({ key, value }) => [key, value]))
  expect(values['names.v1']).toEqual({})
  expect(values.theme).toBeUndefined()
})
