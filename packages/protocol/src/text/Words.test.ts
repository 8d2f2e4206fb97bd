import { expect, test } from 'vitest'
import { fillWords, joinWords, say, toEnglish } from './Words.ts'

test('default: a sentence keeps its form and what it was made with', () => {
  const words = say`Nonce ${7n} is open; the next one is ${8}.`
  expect(words).toEqual({ template: 'Nonce {0} is open; the next one is {1}.', values: ['7', '8'] })
  expect(toEnglish(words)).toBe('Nonce 7 is open; the next one is 8.')
  expect(fillWords('{1} vor {0}', ['a', 'b'])).toBe('b vor a')
})

test('behavior: words within words, amounts and lists', () => {
  expect(toEnglish(say`The Safe pays ${say`up to ${{ amount: '2,500' }} ${'USDC'}`} to ${'0x1'}.`)).toBe(
    'The Safe pays up to 2,500 USDC to 0x1.',
  )
  expect(toEnglish(joinWords([say`guard`, say`owners`]))).toBe('guard, owners')
})

test('behavior: a text is its own form, and what looks like a place in a value is none', () => {
  expect(toEnglish('As it {0} is.')).toBe('As it {0} is.')
  expect(toEnglish(say`It is called ${'{1}'} by ${'$& $1'}.`)).toBe('It is called {1} by $& $1.')
  expect(fillWords('{0} and {1}', ['a'])).toBe('a and {1}')
})
