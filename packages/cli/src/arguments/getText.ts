import type { OptionValues } from './Command.ts'

/** The text of an option that takes one. */
export function getText(options: OptionValues, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
