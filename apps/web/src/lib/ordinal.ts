import { locale } from './messages/translate.ts'

const endings = ['th', 'st', 'nd', 'rd']

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(value: number): string {
  // Other languages format the number in their messages.
  if (!locale().startsWith('en')) return String(value)
  const isTeen = value % 100 > 10 && value % 100 < 14
  return `${value}${(isTeen ? undefined : endings[value % 10]) ?? 'th'}`
}
