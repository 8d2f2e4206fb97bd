import { expect, test } from 'vitest'
import { findChangelogFaults, findVersionFaults } from './findReleaseFaults.ts'

test('error: a workspace of another version, and one that requires it', () => {
  const workspace = (name: string, version: string, dependencies = {}) => ({ dependencies, name, version })
  const packages = {
    '': workspace('countersign', '0.2.0'),
    'node_modules/viem': workspace('viem', '2.0.0'),
    'packages/client': workspace('@countersign/client', '0.2.0', { '@countersign/protocol': '0.1.0', viem: '2.0.0' }),
    'packages/protocol': workspace('@countersign/protocol', '0.1.0'),
  }
  expect(findVersionFaults(packages)).toEqual([
    'packages/client requires @countersign/protocol 0.1.0, not 0.2.0.',
    'packages/protocol has version 0.1.0, not 0.2.0.',
  ])
})

test('error: a changelog without the version, or without its date', () => {
  expect(findChangelogFaults('# Changelog\n\n## 0.2.0 (2026-11-19)\n', '0.2.0')).toEqual([])
  expect(findChangelogFaults('## 0.2.0 (unreleased)\n', '0.2.0')).toHaveLength(1)
  expect(findChangelogFaults('## 0.1.0 (2026-01-01)\n', '0.2.0')).toEqual(['CHANGELOG.md has no section 0.2.0.'])
})
