import { en, type Messages } from '../src/messages/en.ts'

/** Every word 40 % longer and accented, as the longest languages are. */
export const longMessages = mapWords((word) => {
  const accented = word.replace(/[aeiou]/g, (letter) => `${letter}\u0301`.normalize('NFC'))
  return accented + word.slice(0, Math.ceil(word.length * 0.4))
})

/** Every word runs from right to left, with the letters of English. */
export const mirroredMessages = mapWords((word) => `\u200f\u202e${word}\u202c\u200f`)

function mapWords(map: (word: string) => string): Messages {
  const entries = Object.entries(en).map(([key, text]) => [
    key,
    text.replace(/\{\w+\}|[\p{L}’]+/gu, (found) => (found.startsWith('{') ? found : map(found))),
  ])
  return { ...en, ...Object.fromEntries(entries) }
}
