import { expect, test } from 'vitest'
import { removeForeignLinks } from './releasePages.mjs'

test('default: links to other files of the repository become their label', () => {
  const paths = new Set(['docs/operate.md', 'docs/scale.md', 'deploy/compose.yaml'])
  const remove = (text: string) => removeForeignLinks(text, { path: 'docs/operate.md', paths })
  const own = '[a](#settings) [b](scale.md) [c](scale.md#disks) [d](../deploy/compose.yaml) [e](https://example.org/x)'
  expect(remove(own)).toBe(own)
  expect(remove('See [Tests](../CONTRIBUTING.md#tests), [guide](guide/terminal.md).')).toBe('See Tests, guide.')
})
