import type { SentenceId } from '@countersign/protocol/decode'
import { fillWords, type Words } from '@countersign/protocol/text'
import { locale, translate } from './translate.ts'

/**
 * What the kernel and the other packages say, in the language of the page: by the form of the English sentence or, for
 * what a transaction does, by its id. Empty in English: their own words are that.
 */
export const kernelTexts: { forms: Record<string, string>; sentences: Partial<Record<SentenceId, string>> } = {
  forms: {},
  sentences: {},
}

translate('said', kernelTexts)

/** Says it in the language of the page; what that has no words for stays as it is. */
export function translateMessage(words: string | Words): string {
  const { template, values } = typeof words === 'string' ? { template: words, values: [] } : words
  return fillWords(
    kernelTexts.forms[template] ?? template,
    values.map((value) => {
      if (typeof value === 'string') return value
      if ('template' in value) return translateMessage(value)
      // As amounts are written elsewhere: a comma would be a point to some.
      return locale().startsWith('en') ? value.amount : value.amount.replaceAll(',', '\u202f')
    }),
  )
}
