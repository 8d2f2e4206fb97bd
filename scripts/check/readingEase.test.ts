import { expect, test } from 'vitest'
import { listAreas, measureReadingEase } from './readingEase.ts'

test('default: short words in short sentences are easy', () => {
  const easy = measureReadingEase(['You sign first. Then they can send it.', 'Send'])
  const hard = measureReadingEase(['Irreversible authorisation necessitates comprehensive individual verification.'])
  expect(easy).toBeGreaterThan(90)
  expect(hard).toBeLessThan(0)
})

test('behavior: arguments, addresses and numbers do not count, plural forms count once', () => {
  const plain = measureReadingEase(['Remove it rows of it now'])
  expect(
    measureReadingEase(['{count, plural, one {Remove # row of {name} now} other {Remove it rows of {name} now}}']),
  ).toBe(plain)
  expect(measureReadingEase(['Remove it rows of it 0x52908400098527886E0F7030069857D2E4169EE7 now 1234'])).toBe(plain)
})

test('default: the areas of a page are those of everything that it imports, lazily too', () => {
  const sources = [
    { file: 'src/routes/HomePage.tsx', text: "import { List } from '../list/List.tsx'\nimport '../base.css'" },
    { file: 'src/list/List.tsx', text: "const t = createCatalogue('list')\nlazy(() => import('./Row.tsx'))" },
    { file: 'src/list/Row.tsx', text: "import { List } from './List.tsx'\nconst t = createCatalogue('row')" },
    { file: 'src/list/Other.tsx', text: "const t = createCatalogue('other')" },
  ]
  expect([...listAreas('src/routes/HomePage.tsx', sources)]).toEqual(['list', 'row'])
})
