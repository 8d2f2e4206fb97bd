import { locale } from './messages/translate.ts'

const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const endings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' } as const

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(value: number): string {
  // Other languages put what they need around the number themselves.
  if (!locale().startsWith('en')) return String(value)
  return `${value}${endings[rules.select(value)]}`
}
