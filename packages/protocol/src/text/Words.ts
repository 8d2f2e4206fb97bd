/** `amount`: a number as English writes it, with commas between thousands; others put something else there. */
export type WordsValue = string | Words | { amount: string }

/** A translatable sentence: its English template, which names it in catalogues, and values for `{0}`, `{1}` …. */
export type Words = { template: string; values: readonly WordsValue[] }

/**
 * English sentence that can be translated.
 *
 * @example
 * say`Nonce ${nonce} is used up.` // { template: 'Nonce {0} is used up.', values: ['7'] }
 */
export function say(texts: TemplateStringsArray, ...values: readonly (WordsValue | bigint | number)[]): Words {
  return {
    template: texts.reduce((all, text, index) => `${all}{${index - 1}}${text}`),
    values: values.map((value) => (typeof value === 'object' ? value : String(value))),
  }
}

/** A list with commas. */
export function joinWords(list: readonly Words[]): Words {
  return { template: list.map((_, index) => `{${index}}`).join(', '), values: list }
}

/** Fills a template; a placeholder without a value stays visible. */
export function fillWords(template: string, values: readonly string[]): string {
  return template.replace(/\{(\d+)\}/g, (place, index: string) => values[Number(index)] ?? place)
}

export function toEnglish(words: string | Words): string {
  if (typeof words === 'string') return words
  return fillWords(
    words.template,
    words.values.map((value) => (typeof value === 'object' && 'amount' in value ? value.amount : toEnglish(value))),
  )
}
