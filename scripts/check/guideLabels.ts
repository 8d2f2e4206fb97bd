import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

type Page = { file: string; text: string }

/** Stands for an argument in a message, and for any text in a label: “Import … entries”. */
const ANY = '…'
const BOLD = /\*\*(.+?)\*\*/g
const ITALIC = /(?<!\*)\*([^*\n]+)\*(?!\*)/g

/** Bold labels of the guide that are not English messages of the app, and labels in italics. */
export function findGuideFaults(pages: readonly Page[], messages: readonly string[]): string[] {
  const texts = messages.flatMap((message) => listForms(parse(message))).map((text) => text.replace(/:$/, ''))
  const exact = new Set(texts)
  const patterns = texts.filter((text) => text.includes(ANY) && /\p{L}{3}/u.test(text)).map(toPattern)
  return pages.flatMap(({ file, text }) => {
    const plain = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`]*`/g, '')
    return [
      ...list(plain, BOLD)
        .filter((label) => !exact.has(label) && !patterns.some((pattern) => pattern.test(label)))
        .map((label) => `${file}: “${label}” is not a text of the app.`),
      ...list(plain, ITALIC)
        .filter((label) => exact.has(label))
        .map((label) => `${file}: “${label}” is a text of the app: write it in bold.`),
    ]
  })
}

/** Of a path such as **Settings → Apps**, every step. */
function list(text: string, marked: RegExp): string[] {
  return [...new Set([...text.matchAll(marked)].flatMap(([, label = '']) => label.split(' → ')))]
}

/** Every form of a plural and of a choice; arguments become “…”. */
function listForms(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (forms, element) => {
      const added = listElementForms(element)
      return forms.flatMap((form) => added.map((next) => form + next))
    },
    [''],
  )
}

function listElementForms(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if ('options' in element) return Object.values(element.options).flatMap(({ value }) => listForms(value))
  return [ANY]
}

function toPattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(ANY)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  )
}
