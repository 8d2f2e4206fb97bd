import { z } from 'zod'
import { LOCALES } from '../../src/exports/index.ts'

/** The first value is what the package does by itself, and is not in the code. Unknown values become it. */
const choice = <const values extends readonly [string, ...string[]]>(values: values) => z.enum(values).catch(values[0])

/** What a visitor chooses. In the address, so that a choice can be sent to somebody. */
const OptionsSchema = z.object({
  scheme: choice(['auto', 'light', 'dark', 'midnight']),
  accent: choice(['blue', 'green', 'purple', 'amber']),
  borderRadius: choice(['large', 'medium', 'small', 'none']),
  fontStack: choice(['system', 'rounded']),
  overlayBlur: choice(['none', 'small', 'large']),
  modalSize: choice(['medium', 'small', 'large']),
  placement: choice(['center', 'top', 'bottom', 'start', 'end']),
  layout: choice(['wide', 'compact']),
  locale: choice(['browser', ...LOCALES]),
  wallets: choice(['all', 'few']),
  chains: choice(['two', 'one', 'five']),
  signIn: choice(['none', 'required', 'offered']),
  account: choice(['full', 'avatar', 'address']),
  network: choice(['auto', 'icon', 'name', 'none']),
  balance: choice(['hidden', 'shown']),
  prefetch: choice(['press', 'hover', 'idle']),
})

export type Options = z.infer<typeof OptionsSchema>
export type OptionName = keyof Options

export const defaults: Options = OptionsSchema.parse({})

export const optionNames = OptionsSchema.keyof().options

export const listValues = (name: OptionName): readonly string[] => OptionsSchema.shape[name].unwrap().options

/** In the order of the page. */
export const groups: readonly { names: readonly OptionName[]; title: string }[] = [
  {
    names: ['scheme', 'accent', 'borderRadius', 'fontStack', 'overlayBlur', 'modalSize', 'placement', 'layout'],
    title: 'Look',
  },
  { names: ['locale', 'wallets', 'chains', 'signIn', 'prefetch'], title: 'Dialog' },
  { names: ['account', 'network', 'balance'], title: 'Button' },
]

/** The accents by name, each with a readable foreground. */
export const accents = {
  amber: { accentColor: '#ffb454', accentColorForeground: '#241400' },
  blue: {},
  green: { accentColor: '#1a7f37' },
  purple: { accentColor: '#6f42c1' },
} as const satisfies Record<Options['accent'], object>

export function parseOptions(values: Readonly<Record<string, string>>): Options {
  return OptionsSchema.parse(values)
}

/** Only what differs from the defaults. */
export function toQuery(options: Options): string {
  const changed = optionNames.flatMap((name) =>
    options[name] === defaults[name] ? [] : [[name, options[name]] as [string, string]],
  )
  return new URLSearchParams(changed).toString()
}
